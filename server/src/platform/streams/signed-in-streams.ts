import { AsyncIteratorClass } from '@orpc/server';

/** A stream must end on every node within ten seconds of its session (product, section 9.2). */
const watchMs = 5_000;

type Next<Item> = () => Promise<IteratorResult<Item, void>>;
type IsSignedIn = () => Promise<boolean>;

export interface SignedInStreams {
  /** Opens a stream that ends soon after its session. */
  open<Item>(
    this: void,
    isSignedIn: IsSignedIn,
    open: (leaving: AbortController) => Promise<Next<Item>>,
  ): Promise<AsyncIteratorClass<Item, void, void>>;
}

/** All streams of a node are checked at the same moment, so that their sessions are read in one statement. */
export function createSignedInStreams(everyMs = watchMs): SignedInStreams {
  const watched = new Map<AbortController, IsSignedIn>();
  let timer: NodeJS.Timeout | undefined;

  function checkAll(): void {
    for (const [leaving, isSignedIn] of watched) void check(leaving, isSignedIn);
  }

  function watch(leaving: AbortController, isSignedIn: IsSignedIn): void {
    watched.set(leaving, isSignedIn);
    timer ??= setInterval(checkAll, everyMs);
    leaving.signal.addEventListener('abort', () => {
      watched.delete(leaving);
      if (watched.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
  }

  return {
    async open(isSignedIn, open) {
      const leaving = new AbortController();
      watch(leaving, isSignedIn);
      try {
        return new AsyncIteratorClass(await open(leaving), async () => leaving.abort());
      } catch (error) {
        leaving.abort();
        throw error;
      }
    },
  };
}

async function check(leaving: AbortController, isSignedIn: IsSignedIn): Promise<void> {
  if (!(await isSignedIn().catch(() => false))) leaving.abort();
}
