import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authChallenges, authRecoveryCodes, authTwoFactors } from '../tables.ts';
import type { FactorKeys } from '../types.ts';
import { queueFactorMail } from './queue-factor-mail.ts';
import { replaceRecoveryCodes } from './renew-recovery-codes.ts';
import { type CodeRefusal, spendCode } from './spend-code.ts';

interface Input {
  userId: string;
  code: string;
  now: Date;
}

type Done<Answer> = ({ ok: true } & Answer) | CodeRefusal;

export async function renewRecoveryCodes(
  db: Database,
  keys: FactorKeys,
  input: Input,
): Promise<Done<{ codes: string[] }>> {
  return await db.transaction(async (tx) => {
    const spent = await spendCode(tx, keys, input);
    if (!spent.ok) return spent;
    const codes = await replaceRecoveryCodes(tx, keys, input.userId);
    if (spent.kind === 'recovery') await queueFactorMail(tx, input.userId, 'recovery');
    return { ok: true, codes };
  });
}

export async function turnOffFactor(db: Database, keys: FactorKeys, input: Input): Promise<Done<unknown>> {
  return await db.transaction(async (tx) => {
    const spent = await spendCode(tx, keys, input);
    if (!spent.ok) return spent;
    await removeFactor(tx, input.userId);
    return { ok: true };
  });
}

/** Also notifies the owner. Returns whether a factor was on. Call it in a transaction. */
export async function removeFactor(tx: Database, userId: string): Promise<boolean> {
  await tx.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
  await tx.delete(authChallenges).where(eq(authChallenges.userId, userId));
  const removed = await tx
    .delete(authTwoFactors)
    .where(eq(authTwoFactors.userId, userId))
    .returning({ confirmedAt: authTwoFactors.confirmedAt });
  const wasOn = removed.some(({ confirmedAt }) => confirmedAt !== null);
  if (wasOn) await queueFactorMail(tx, userId, 'off');
  return wasOn;
}
