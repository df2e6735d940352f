import type { Database } from '../../../database/pool.ts';
import { type CodeRefusal, spendCode } from '../../auth/commands/spend-code.ts';
import { hasFactor } from '../../auth/queries/find-factor.ts';
import type { FactorKeys } from '../../auth/types.ts';
import { type DeleteRefusal, deleteAccount, type Proven } from './delete-account.ts';

interface Input {
  userId: string;
  code: string | undefined;
  now: Date;
}

type FactorRefusal =
  | Extract<CodeRefusal, { reason: 'LOCKED' }>
  | { ok: false; reason: 'CODE_REQUIRED' }
  | { ok: false; reason: 'INVALID_CODE' };

/** The second factor stops strangers in the mailbox. Only a deletion uses up a code; a wrong one is counted. */
export async function deleteByLink(
  db: Database,
  keys: FactorKeys,
  { userId, code, now }: Input,
): Promise<{ ok: true } | DeleteRefusal | FactorRefusal> {
  return await deleteAccount<FactorRefusal>(db, { userId, now }, (tx) => proveFactor(tx, keys, { userId, code, now }));
}

async function proveFactor(tx: Database, keys: FactorKeys, { code, ...claim }: Input): Promise<Proven | FactorRefusal> {
  if (!(await hasFactor(tx, claim.userId))) return { ok: true, usedRecoveryCode: false };
  if (code === undefined) return { ok: false, reason: 'CODE_REQUIRED' };
  const spent = await spendCode(tx, keys, { ...claim, code });
  if (spent.ok) return { ok: true, usedRecoveryCode: spent.kind === 'recovery' };
  // The factor was turned off at the same moment, so no code is right. The next attempt needs none.
  return spent.reason === 'LOCKED' ? spent : { ok: false, reason: 'INVALID_CODE' };
}
