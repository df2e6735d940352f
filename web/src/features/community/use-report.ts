import { useMutation } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';

export function useReport() {
  return useMutation(orpc.community.report.mutationOptions());
}
