import { limits } from '@pahiya/contract/shared/limits';
import type { Attachment } from '@pahiya/contract/support/schemas';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '@/lib/upload-file.ts';
import { problemOf } from './queries/upload-problem.ts';
import type { OwnFile, SentFile } from './types.ts';

interface FilesOptions {
  /** Those that reached the server before. */
  kept: readonly SentFile[];
  /** Without anybody signed in files wait. */
  canSend: boolean;
  onTooMany: () => void;
  onTooLarge: () => void;
}

/** The files of a ticket or a message: each is sent as soon as it is chosen, and again when that failed. */
export function useFiles({ kept, canSend, onTooMany, onTooLarge }: FilesOptions) {
  const [items, setItems] = useState<OwnFile[]>(() => kept.map(restored));
  // What is shown, known at once: who waits for a file reads it before the next drawing.
  const latest = useRef(items);
  const sending = useRef(new Map<string, { own: AbortController; done: Promise<void> }>());

  useEffect(() => {
    const running = sending.current;
    return () => {
      for (const { own } of running.values()) own.abort();
    };
  }, []);

  function show(next: OwnFile[]) {
    latest.current = next;
    setItems(next);
  }

  function change(key: string, changes: Partial<OwnFile>) {
    show(latest.current.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  }

  function send({ key, file }: Pick<OwnFile, 'key' | 'file'>) {
    if (!file) return;
    const own = new AbortController();
    sending.current.set(key, { own, done: upload(key, file, own) });
  }

  async function upload(key: string, file: File, own: AbortController) {
    change(key, { sent: 0, problem: null, uploaded: null });
    try {
      const uploaded = await uploadFile<Attachment>({
        method: 'POST',
        path: '/support/files',
        form: { file },
        onProgress: (sent) => change(key, { sent }),
        signal: own.signal,
      });
      change(key, { sent: 1, uploaded });
    } catch (error) {
      if (!own.signal.aborted) change(key, { problem: problemOf(error) });
    }
  }

  function add(files: readonly File[]) {
    const small = files.filter(({ size }) => size < limits.ticketFileBytes);
    if (small.length < files.length) onTooLarge();
    const room = Math.max(limits.ticketAttachments - latest.current.length, 0);
    if (small.length > room) onTooMany();
    const added = small.slice(0, room).map(chosen);
    show([...latest.current, ...added]);
    if (canSend) for (const item of added) if (!item.problem) send(item);
  }

  function remove(key: string) {
    sending.current.get(key)?.own.abort();
    show(latest.current.filter((item) => item.key !== key));
  }

  return {
    items,
    isBusy: canSend && items.some(({ uploaded, problem }) => !uploaded && !problem),
    hasProblem: items.some(({ problem }) => problem !== null),
    uploaded: items.flatMap(({ uploaded }) => uploaded ?? []),
    add,
    remove,
    sendAgain: send,
    /** Waits for those on their way; null when one of them is not there. */
    async finish(): Promise<SentFile[] | null> {
      await Promise.all([...sending.current.values()].map(({ done }) => done));
      const uploaded = latest.current.flatMap((item) => item.uploaded ?? []);
      return uploaded.length === latest.current.length ? uploaded : null;
    },
    /** The server has forgotten them: those that are still at hand are sent once more. */
    sendAllAgain() {
      for (const item of latest.current) item.file ? send(item) : change(item.key, { problem: 'gone' });
    },
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
