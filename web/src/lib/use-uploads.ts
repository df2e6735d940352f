import { useEffect, useRef, useState } from 'react';

/** A file on its way to the server, or there already. */
export interface Upload<Sent, Problem> {
  key: string;
  /** Null for one that was sent before the page was loaded anew. */
  file: Blob | null;
  /** From 0 to 1. */
  sent: number;
  uploaded: Sent | null;
  /** `gone`: the server no longer has it, and neither has this page. */
  problem: Problem | 'gone' | null;
}

interface UploadsOptions<Item extends Upload<Sent, Problem>, Sent, Problem> {
  first: () => Item[];
  send: (file: Blob, way: { onProgress: (sent: number) => void; signal: AbortSignal }) => Promise<Sent>;
  problemOf: (error: unknown) => Problem;
}

/** Files that are sent while one goes on writing; those still on their way are given up with the form. */
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
    /** What is shown, known at once: who waits for a file reads it before the next drawing. */
    latest,
    show,
    send,
    remove(key: string) {
      sending.current.get(key)?.own.abort();
      show(latest.current.filter((item) => item.key !== key));
    },
    /** Resolves once none of them is on its way any more. */
    settled: () => Promise.all([...sending.current.values()].map(({ done }) => done)),
    /** The server has forgotten them: those that are still at hand are sent once more. */
    sendAllAgain(former: readonly Item[]) {
      for (const item of former) item.file ? send(item) : change(item.key, { problem: 'gone' });
    },
  };
}
