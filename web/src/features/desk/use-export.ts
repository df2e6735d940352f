import { useMutation } from '@tanstack/react-query';
import { orpc } from '@/lib/api.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Fetches a table with one's own token and hands it to the browser's downloads. */
export function useExport() {
  return useMutation(orpc.desk.admin.export.mutationOptions({ onSuccess: saveFile }));
}
