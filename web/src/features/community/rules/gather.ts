interface Gatherer {
  add(id: string): void;
  /** Drops ids not sent yet. */
  stop(): void;
}

interface GatherOptions {
  waitMs: number;
  /** Upper bound of a random delay, so that many open pages do not request in the same instant. */
  jitterMs: number;
  /** Most ids per batch. */
  limit: number;
  random?: () => number;
}

/** Batches ids that arrive close together, without duplicates. The first one starts the wait. */
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
