import { useMutation } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { saveFile } from '@/lib/page/save-file.ts';

export function useExport() {
  return useMutation(orpc.desk.admin.export.mutationOptions({ onSuccess: saveFile }));
}
