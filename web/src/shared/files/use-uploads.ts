import { useEffect, useRef, useState } from 'react';

export interface Upload<Sent, Problem> {
  key: string;
  /** Null for a file uploaded before a reload. */
  file: Blob | null;
  /** Progress from 0 to 1. */
  sent: number;
  uploaded: Sent | null;
  /** `gone`: neither the server nor this page has the file any more. */
  problem: Problem | 'gone' | null;
}

interface UploadsOptions<Item extends Upload<Sent, Problem>, Sent, Problem> {
  first: () => Item[];
  send: (file: Blob, way: { onProgress: (sent: number) => void; signal: AbortSignal }) => Promise<Sent>;
  problemOf: (error: unknown) => Problem;
}

/** Uploads files while the user continues writing. Unmounting cancels running uploads. */
export function useUploads<Item extends Upload<Sent, Problem>, Sent, Problem>({
  first,
  send: sendFile,
  problemOf,
}: UploadsOptions<Item, Sent, Problem>) {
  const [items, setItems] = useState(first);
  const latest = useRef(items);
  const sending = useRef(new Map<string, { own: AbortController; done: Promise<void> }>());

  useEffect(() => {
    const running = sending.current;
    return () => {
      for (const { own } of running.values()) own.abort();
    };
  }, []);

  function show(next: Item[]) {
    latest.current = next;
    setItems(next);
  }

  function change(key: string, changes: Partial<Upload<Sent, Problem>>) {
    show(latest.current.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  }

  function send({ key, file }: Pick<Item, 'key' | 'file'>) {
    if (!file) return;
    const own = new AbortController();
    sending.current.set(key, { own, done: upload(key, file, own.signal) });
  }

  async function upload(key: string, file: Blob, signal: AbortSignal) {
    change(key, { sent: 0, problem: null, uploaded: null });
    try {
      const uploaded = await sendFile(file, { onProgress: (sent) => change(key, { sent }), signal });
      change(key, { sent: 1, uploaded });
    } catch (error) {
      if (!signal.aborted) change(key, { problem: problemOf(error) });
    }
  }

  return {
    items,
    /** The current items synchronously, for code that cannot wait for the next rendering. */
    latest,
    show,
    send,
    remove(key: string) {
      sending.current.get(key)?.own.abort();
      show(latest.current.filter((item) => item.key !== key));
    },
    /** Resolves when no upload is running. */
    settled: () => Promise.all([...sending.current.values()].map(({ done }) => done)),
    /** The server no longer has these files. Those still available are uploaded again. */
    sendAllAgain(former: readonly Item[]) {
      for (const item of former) item.file ? send(item) : change(item.key, { problem: 'gone' });
    },
  };
}
