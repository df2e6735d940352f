interface Gatherer {
  add(id: string): void;
  /** What is gathered and not sent is dropped. */
  stop(): void;
}

interface GatherOptions {
  waitMs: number;
  /** Up to this is added by chance, so that many open pages do not ask in the same instant. */
  jitterMs: number;
  /** In one go. */
  limit: number;
  random?: () => number;
}

/** Hands on ids that come close together, each once: the first of them starts the wait. */
export function gather(send: (ids: string[]) => void, options: GatherOptions): Gatherer {
  const { waitMs, jitterMs, limit, random = Math.random } = options;
  const ids = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendAll() {
    timer = undefined;
    const all = [...ids];
    ids.clear();
    for (let start = 0; start < all.length; start += limit) send(all.slice(start, start + limit));
  }

  return {
    add(id) {
      ids.add(id);
      timer ??= setTimeout(sendAll, waitMs + random() * jitterMs);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      ids.clear();
    },
  };
}
