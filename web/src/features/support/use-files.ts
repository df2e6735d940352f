import { limits } from '@pahiya/contract/shared/limits';
import type { Attachment } from '@pahiya/contract/support/schemas';
import { useUploads } from '@/shared/files/use-uploads.ts';
import { problemOf } from './rules/upload-problem.ts';
import type { FileProblem, OwnFile, SentFile } from './types.ts';

interface FilesOptions {
  kept: readonly SentFile[];
  /** Files are not uploaded until the user signs in. */
  canSend: boolean;
  onTooMany: () => void;
  onTooLarge: () => void;
}

/** Files of a ticket or message. Each is uploaded as soon as it is chosen; failed uploads can be retried. */
export function useFiles({ kept, canSend, onTooMany, onTooLarge }: FilesOptions) {
  const { items, latest, show, send, remove, settled, sendAllAgain } = useUploads<OwnFile, SentFile, FileProblem>({
    first: () => kept.map(restored),
    async send(file, way) {
      const { uploadFile } = await import('@/lib/api/upload-file.ts');
      return await uploadFile<Attachment>({ method: 'POST', path: '/support/files', form: { file }, ...way });
    },
    problemOf,
  });

  function add(files: readonly File[]) {
    const small = files.filter(({ size }) => size < limits.ticketFileBytes);
    if (small.length < files.length) onTooLarge();
    const room = Math.max(limits.ticketAttachments - latest.current.length, 0);
    if (small.length > room) onTooMany();
    const added = small.slice(0, room).map(chosen);
    show([...latest.current, ...added]);
    if (canSend) for (const item of added) if (!item.problem) send(item);
  }

  return {
    items,
    isBusy: canSend && items.some(({ uploaded, problem }) => !uploaded && !problem),
    hasProblem: items.some(({ problem }) => problem !== null),
    uploaded: items.flatMap(({ uploaded }) => uploaded ?? []),
    add,
    remove,
    sendAgain: send,
    /** Waits for running uploads. Resolves to null when one of them failed. */
    async finish(): Promise<SentFile[] | null> {
      await settled();
      const uploaded = latest.current.flatMap((item) => item.uploaded ?? []);
      return uploaded.length === latest.current.length ? uploaded : null;
    },
    sendAllAgain: () => sendAllAgain(latest.current),
    clear: () => show([]),
  };
}

function restored(uploaded: SentFile): OwnFile {
  return { key: uploaded.id, name: uploaded.name, file: null, sent: 1, uploaded, problem: null };
}

function chosen(file: File): OwnFile {
  const problem = file.size === 0 ? 'empty' : null;
  return { key: crypto.randomUUID(), name: file.name, file, sent: 0, uploaded: null, problem };
}
