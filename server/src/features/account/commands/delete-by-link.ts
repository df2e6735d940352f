import type { Database } from '../../../database/pool.ts';
import { type CodeRefusal, spendCode } from '../../auth/commands/spend-code.ts';
import { hasFactor } from '../../auth/queries/factors.ts';
import type { FactorKeys } from '../../auth/types.ts';
import { type DeleteRefusal, deleteAccount, type Proven } from './delete-account.ts';

interface Wish {
  userId: string;
  /** Of the second factor, where the account has one. */
  code: string | undefined;
  now: Date;
}

type FactorRefusal =
  | Extract<CodeRefusal, { reason: 'LOCKED' }>
  | { ok: false; reason: 'CODE_REQUIRED' }
  | { ok: false; reason: 'INVALID_CODE' };

/**
 * Deletes the account of somebody who followed the mailed link: a stranger may read the mailbox, but lacks the second factor.
 * A deletion that is refused for another reason spends no code. A wrong code is counted.
 */
export async function deleteByLink(
  db: Database,
  keys: FactorKeys,
  { userId, code, now }: Wish,
): Promise<{ ok: true } | DeleteRefusal | FactorRefusal> {
  return await deleteAccount<FactorRefusal>(db, { userId, now }, (tx) => proveFactor(tx, keys, { userId, code, now }));
}

async function proveFactor(tx: Database, keys: FactorKeys, { code, ...claim }: Wish): Promise<Proven | FactorRefusal> {
  if (!(await hasFactor(tx, claim.userId))) return { ok: true, usedRecoveryCode: false };
  if (code === undefined) return { ok: false, reason: 'CODE_REQUIRED' };
  const spent = await spendCode(tx, keys, { ...claim, code });
  if (spent.ok) return { ok: true, usedRecoveryCode: spent.kind === 'recovery' };
  // Turned off at this very moment, the factor has no right code. With the next try none is asked for.
  return spent.reason === 'LOCKED' ? spent : { ok: false, reason: 'INVALID_CODE' };
}
