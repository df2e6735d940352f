import { useMutation } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';

/** Reports content to the moderators. */
export function useReport() {
  return useMutation(orpc.community.report.mutationOptions());
}
