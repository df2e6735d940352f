import { useMutation } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { saveFile } from '@/lib/page/save-file.ts';

/** Downloads a table with the user's token and saves it as a file. */
export function useExport() {
  return useMutation(orpc.desk.admin.export.mutationOptions({ onSuccess: saveFile }));
}
