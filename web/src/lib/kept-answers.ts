import { brand } from '@pahiya/contract/shared/brand';

const cacheName = `${brand.slug}-own-bookings`;

/** Only a name within the cache: nothing is ever asked for there. Whole, since pages of the app on iOS have no address a cache takes. */
function addressOf(userId: string): string {
  return `https://kept.invalid/${userId}`;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: what is written late must not outlive what forgets it. */
function inTurn<Result>(task: (cache: Cache) => Promise<Result>): Promise<Result | null> {
  const running = last.then(async () => {
    try {
      return await task(await window.caches.open(cacheName));
    } catch {
      // A browser that forbids storage keeps nothing.
      return null;
    }
  });
  last = running;
  return running;
}

/** What an account's bookings were when this device saw them last; of one account at a time. */
export const keptAnswers = {
  read: (userId: string) => inTurn(async (cache) => (await cache.match(addressOf(userId)))?.json() ?? null),
  /** `change` gets what was kept before, and says what is kept now; null when it is not to be kept after all. */
  change: (userId: string, change: (before: unknown) => unknown) =>
    inTurn(async (cache) => {
      const before: unknown = (await (await cache.match(addressOf(userId)))?.json()) ?? null;
      const after = change(before);
      if (after !== null) await cache.put(addressOf(userId), Response.json(after));
    }),
  /** Forgets everybody else's; with null everybody's. */
  onlyOf: (userId: string | null) =>
    inTurn(async (cache) => {
      if (userId === null) return void (await window.caches.delete(cacheName));
      const others = (await cache.keys()).filter(({ url }) => url !== addressOf(userId));
      await Promise.all(others.map((request) => cache.delete(request)));
    }),
};
