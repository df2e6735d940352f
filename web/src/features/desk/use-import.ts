import type { ImportPreview } from '@pahiya/contract/desk/administration/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '@/lib/api/api.ts';
import { uploadFile } from '@/lib/api/upload-file.ts';

interface ImportRequest {
  file: File;
  isTrial: boolean;
}

/**
 * Imports a file of garages. Choosing a file runs a trial; the import needs a confirmation. Errors keep the file
 * chosen.
 */
export function useImport() {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const call = useMutation({
    mutationFn: ({ file, isTrial }: ImportRequest) =>
      uploadFile<ImportPreview>({
        method: 'POST',
        path: '/desk/garages/import',
        form: { file, isTrial: String(isTrial) },
        onProgress: setSent,
      }),
    onMutate: () => setSent(0),
    onSuccess: (preview) => preview.isImported && client.invalidateQueries({ queryKey: orpc.desk.key() }),
  });
  const isTooLarge = file !== null && file.size > limits.importBytes;

  function choose(chosen: File) {
    setFile(chosen);
    call.reset();
    if (chosen.size <= limits.importBytes) call.mutate({ file: chosen, isTrial: true });
  }

  function send(isTrial: boolean) {
    if (file && !isTooLarge) call.mutate({ file, isTrial });
  }

  return {
    file,
    isTooLarge,
    sent,
    choose,
    tryAgain: () => send(call.variables?.isTrial ?? true),
    write: () => send(false),
    isBusy: call.isPending,
    isWriting: call.isPending && !call.variables.isTrial,
    preview: call.data,
    error: call.error,
  };
}
