/** Works on so many items at a time and yields the results in the order of the items. Nothing runs after the end. */
export async function* workAhead<Item, Result>(
  items: AsyncIterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const running: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const started = work(item);
      // It is awaited later and must not count as unhandled until then.
      started.catch(() => undefined);
      running.push(started);
      if (running.length >= width) yield* takeFirst(running);
    }
    while (running.length > 0) yield* takeFirst(running);
  } finally {
    await Promise.allSettled(running);
  }
}

async function* takeFirst<Result>(running: Promise<Result>[]): AsyncGenerator<Result, void> {
  const [first] = running;
  // Removed only after its end: when it fails, the others are waited for.
  if (first) yield await first.finally(() => running.shift());
}
