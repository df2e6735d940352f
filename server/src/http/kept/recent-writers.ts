import { brand } from '@pahiya/contract/shared/brand';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** Accounts that have just written, on any node. Their reads go to the primary for a while. */
export interface RecentWriters {
  /** Call it before the answer to the write is sent. Never rejects. */
  note(userId: string): Promise<void>;
  /** True when unsure: while Redis is away, and just after it came back, because it may have forgotten the marks. */
  has(userId: string): Promise<boolean>;
}

const mostWriters = 100_000;

export function createRecentWriters(redis: Redis | undefined, forMs: number): RecentWriters {
  const own = new LRUCache<string, true>({ max: mostWriters, ttl: forMs });
  const keyOf = (userId: string) => `${brand.slug}:wrote:${userId}`;
  let trustedFrom = Number.NEGATIVE_INFINITY;
  redis?.on('ready', () => {
    trustedFrom = performance.now() + forMs;
  });
  return {
    async note(userId) {
      own.set(userId, true);
      await redis?.set(keyOf(userId), '', 'PX', forMs).catch(() => undefined);
    },
    async has(userId) {
      if (own.has(userId)) return true;
      if (!redis) return false;
      if (performance.now() < trustedFrom) return true;
      return await redis.exists(keyOf(userId)).then(
        (found) => found > 0,
        () => true,
      );
    },
  };
}
