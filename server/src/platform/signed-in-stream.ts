import { AsyncIteratorClass } from '@orpc/server';

/** A stream must end on every node within ten seconds of its session (product, section 9.2). */
const watchMs = 5_000;

type Next<Item> = () => Promise<IteratorResult<Item, void>>;

export async function streamWhileSignedIn<Item>(
  isSignedIn: () => Promise<boolean>,
  open: (leaving: AbortController) => Promise<Next<Item>>,
): Promise<AsyncIteratorClass<Item, void, void>> {
  const leaving = new AbortController();
  const watch = setInterval(async () => {
    if (!(await isSignedIn().catch(() => false))) leaving.abort();
  }, watchMs);
  leaving.signal.addEventListener('abort', () => clearInterval(watch));
  try {
    const next = await open(leaving);
    return new AsyncIteratorClass<Item, void, void>(next, async () => leaving.abort());
  } catch (error) {
    leaving.abort();
    throw error;
  }
}
