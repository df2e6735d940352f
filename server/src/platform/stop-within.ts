/** Milliseconds for work to end at a shutdown. */
export const longestStopMs = 5_000;

interface Limit {
  log: Record<'warn' | 'error', (details: object, line: string) => void>;
  ms?: number;
}

/**
 * Stops several kinds of work at once and waits for them, for `ms` in all. What has not ended by then is abandoned: its
 * rows stay in the database, and another node or the next start takes them. Never throws.
 */
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
