import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const minute = 60;
const hour = 60 * minute;

/**
 * Points per window in seconds; a key is an account, a client address or both (design, section 10). Thousands of
 * customers of a mobile network may share one address.
 */
const rules = {
  signInOfAccountAtAddress: { points: 10, duration: 15 * minute },
  signInOfAccount: { points: 100, duration: hour },
  signInOfAddress: { points: 300, duration: 15 * minute },
  signUpOfAddress: { points: 100, duration: hour },
  resetOfAccount: { points: 5, duration: hour },
  resetOfAddress: { points: 60, duration: hour },
  tokenOfAddress: { points: 240, duration: minute },
  writeOfAccount: { points: 60, duration: minute },
  lookupOfAddress: { points: 60, duration: minute },
} as const;

export type RateLimitRule = keyof typeof rules;

export interface RateLimits {
  /** Takes one point; answers the seconds to wait when none is left, otherwise 0. */
  take(rule: RateLimitRule, key: string): Promise<number>;
}

export function createRateLimits(isEnabled: boolean): RateLimits {
  if (!isEnabled) return { take: async () => 0 };
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [name, new RateLimiterMemory({ ...rule, keyPrefix: name })]),
  );
  return {
    async take(rule, key) {
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
