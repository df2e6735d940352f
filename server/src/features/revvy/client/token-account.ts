import { zonedNow } from '@pahiya/contract/shared/dates';
import type { Database } from '../../../database/pool.ts';
import { setTokensAside, settleTokens } from '../commands/use-tokens.ts';
import type { TokenAccount } from '../types.ts';

interface Owner {
  userId: string;
  /** Each account's share of a day. */
  dailyTokens: number;
  now: () => Date;
}

export interface OpenTokenAccount extends TokenAccount {
  /** Gives back what was set aside and not used; call it when the answer is over. */
  settle(): Promise<void>;
}

/** About what an answer takes, with its notes and one use of a tool. */
const usualTokens = 5_000;

/** Of one answer, counted on the day of India on which it is asked. */
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
      // A provider that says nothing of what it used says no number.
      used = Math.max(tokens || 0, 0);
      await settle();
    },
    settle,
  };
}
