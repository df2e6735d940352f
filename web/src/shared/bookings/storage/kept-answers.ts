import { ownBookingsCache } from './own-bookings-cache.ts';

/**
 * A key in the cache that is never fetched. Absolute, because the app's pages on iOS have a scheme that caches reject.
 */
function addressOf(userId: string): string {
  return `https://kept.invalid/${userId}`;
}

let last: Promise<unknown> = Promise.resolve();

/** Runs tasks one after another, so that a late write cannot undo a deletion. */
function afterEarlier<Result>(task: (cache: Cache) => Promise<Result>): Promise<Result | null> {
  const running = last.then(async () => {
    try {
      return await task(await window.caches.open(ownBookingsCache));
    } catch {
      // Without storage, nothing is kept.
      return null;
    }
  });
  last = running;
  return running;
}

/** The bookings this device last loaded, of one account at a time. */
export const keptAnswers = {
  read: (userId: string) => afterEarlier(async (cache) => (await cache.match(addressOf(userId)))?.json() ?? null),
  /** `change` maps the kept value to the new one. Null keeps the old one. */
  change: (userId: string, change: (before: unknown) => unknown) =>
    afterEarlier(async (cache) => {
      const before: unknown = (await (await cache.match(addressOf(userId)))?.json()) ?? null;
      const after = change(before);
      if (after !== null) await cache.put(addressOf(userId), Response.json(after));
    }),
  /** Deletes other accounts' answers; with null, all of them. */
  onlyOf: (userId: string | null) =>
    afterEarlier(async (cache) => {
      if (userId === null) return void (await window.caches.delete(ownBookingsCache));
      const others = (await cache.keys()).filter(({ url }) => url !== addressOf(userId));
      await Promise.all(others.map((request) => cache.delete(request)));
    }),
};
