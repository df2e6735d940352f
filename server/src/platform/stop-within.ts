export const longestStopMs = 5_000;

interface Limit {
  log: Record<'warn' | 'error', (details: object, line: string) => void>;
  ms?: number;
}

/** Abandons what has not ended after `ms` in all: another node or the next start takes its rows. Never throws. */
export async function stopWithin(
  kinds: Record<string, () => Promise<unknown>>,
  { log, ms = longestStopMs }: Limit,
): Promise<void> {
  const unfinished = new Set(Object.keys(kinds));
  const stops = Object.entries(kinds).map(async ([kind, stop]) => {
    await stop().catch((error: unknown) => log.error({ err: error, kind }, 'work could not be stopped'));
    unfinished.delete(kind);
  });
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([Promise.all(stops), over]);
  clearTimeout(timer);
  if (unfinished.size > 0) log.warn({ kinds: [...unfinished] }, 'unfinished work was abandoned');
}
