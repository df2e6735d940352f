import { zonedNow } from '@pahiya/contract/shared/dates';
import type { Database } from '../../../database/pool.ts';
import { useTokens } from '../commands/use-tokens.ts';
import { countTokens } from '../queries/count-tokens.ts';
import type { TokenAccount } from '../types.ts';

interface Owner {
  userId: string;
  /** Each account's share of a day. */
  dailyTokens: number;
  now: () => Date;
}

/** Counted by the day of India on which it is asked and used. */
export function createTokenAccount(db: Database, { userId, dailyTokens, now }: Owner): TokenAccount {
  const today = () => zonedNow(now()).date;
  return {
    remainingTokens: async () => Math.max(0, dailyTokens - (await countTokens(db, { userId, day: today() }))),
    useTokens: (tokens) => useTokens(db, { userId, day: today(), tokens }),
  };
}
