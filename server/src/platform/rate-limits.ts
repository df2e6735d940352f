import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '@pahiya/contract/shared/brand';
import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { createWindowCounts } from './window-counts.ts';

const minute = 60;
const hour = 60 * minute;

/** `duration` in seconds (product, section 1.3). Thousands of customers of a mobile network may share one address. */
const rules = {
  signInOfAccountAtAddress: { points: 10, duration: 15 * minute },
  signInOfAccount: { points: 100, duration: hour },
  signInOfAddress: { points: 300, duration: 15 * minute },
  signInOfDevice: { points: 10, duration: 15 * minute },
  resetOfDevice: { points: 5, duration: hour },
  signUpOfAddress: { points: 100, duration: hour },
  passwordOfAccount: { points: 10, duration: 15 * minute },
  resetOfAccount: { points: 5, duration: hour },
  resetOfAddress: { points: 60, duration: hour },
  tokenOfAddress: { points: 240, duration: minute },
  writeOfAccount: { points: 60, duration: minute },
  uploadOfAccount: { points: 60, duration: hour },
  questionOfAccount: { points: 20, duration: minute },
  questionOfAccountInADay: { points: 300, duration: 24 * hour },
  signalOfAccount: { points: 240, duration: minute },
  callOfAccount: { points: 10, duration: hour },
  mailOfAccount: { points: 10, duration: hour },
  exportOfAccount: { points: 5, duration: 24 * hour },
  lookupOfAddress: { points: 60, duration: minute },
  pincodeOfAddress: { points: 300, duration: minute },
  readOfAccount: { points: 1_200, duration: minute },
  readOfAddress: { points: 6_000, duration: minute },
  pageOfAddress: { points: 6_000, duration: minute },
  /** A first page comes with about twenty files. */
  fileOfAddress: { points: 30_000, duration: minute },
} as const;

/** Each node counts for itself: asking Redis would cost more than most of these requests. */
const ofOneNode = new Set<RateLimitRule>(['readOfAccount', 'readOfAddress', 'pageOfAddress', 'fileOfAddress']);

export type RateLimitRule = keyof typeof rules;

export interface RateLimits {
  /** Returns 0, or the seconds to wait if no point is left. */
  take(rule: RateLimitRule, key: string): Promise<number>;
}

const pauseMs = 1_000;

/** Waits before a request is refused. Without this, a client that asks again at once keeps the node busy with refusals. */
export async function pauseRefusal(): Promise<void> {
  await delay(pauseMs, undefined, { ref: false });
}

export function createRateLimits(isEnabled: boolean, redis?: Redis): RateLimits {
  if (!isEnabled) return { take: async () => 0 };
  const shared = Object.entries(rules).filter(([name]) => !ofOneNode.has(name as RateLimitRule));
  const limiters = new Map<string, RateLimiterAbstract>(
    shared.map(([name, rule]) => {
      const own = new RateLimiterMemory({ ...rule, keyPrefix: name });
      if (!redis) return [name, own];
      const keyPrefix = `${brand.slug}:${name}`;
      return [name, new RateLimiterRedis({ ...rule, keyPrefix, storeClient: redis, insuranceLimiter: own })];
    }),
  );
  const ofNode = new Map([...ofOneNode].map((name) => [name, createWindowCounts(rules[name])]));
  return {
    async take(rule, key) {
      const takePoint = ofNode.get(rule);
      if (takePoint) return takePoint(key);
      try {
        await limiters.get(rule)?.consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
  };
}
