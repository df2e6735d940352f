import { zonedNow } from '@pahiya/contract/shared/dates';
import type { Database } from '../../../database/pool.ts';
import { setTokensAside, settleTokens } from '../commands/use-tokens.ts';
import type { TokenAccount } from '../types.ts';

interface Owner {
  userId: string;
  dailyTokens: number;
  now: () => Date;
}

export interface OpenTokenAccount extends TokenAccount {
  /** Returns the unused part of the reservation. */
  settle(): Promise<void>;
}

const usualTokens = 5_000;

/** Booked on the day (India) on which the question was asked. */
export function createTokenAccount(db: Database, { userId, dailyTokens, now }: Owner): OpenTokenAccount {
  const day = zonedNow(now()).date;
  let setAside = 0;
  let used = 0;

  async function settle(): Promise<void> {
    if (setAside === 0) return;
    await settleTokens(db, { userId, day, setAside, used });
    setAside = 0;
  }

  return {
    async setAside() {
      const isThere = await setTokensAside(db, { userId, day, tokens: usualTokens, dailyTokens });
      if (isThere) setAside = usualTokens;
      return isThere;
    },
    async useTokens(tokens) {
      // A provider that reports no usage gives NaN.
      used = Math.max(tokens || 0, 0);
      await settle();
    },
    settle,
  };
}
