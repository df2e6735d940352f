import type { FactorSecret } from '@pahiya/contract/auth/factors/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { generateRandomString } from 'better-auth/crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { Viewer } from '../../../platform/procedure.ts';
import { authenticatorAddress, stepOfCode, typedSecret } from '../rules/one-time-codes.ts';
import { authSessions, authTwoFactors, authUsers } from '../tables.ts';
import type { FactorKeys } from '../types.ts';
import { queueFactorMail } from './queue-factor-mail.ts';
import { replaceRecoveryCodes } from './renew-recovery-codes.ts';

/** 119 bits, or 32 characters in base32. */
const secretLength = 20;

/** Replaces an unconfirmed secret. Null if a second factor is on. */
export async function beginFactor(db: Database, keys: FactorKeys, userId: string): Promise<FactorSecret | null> {
  const secret = generateRandomString(secretLength);
  const sealed = await keys.seal(secret);
  const begun = await db
    .insert(authTwoFactors)
    .values({ id: uuidv7(), userId, secret: sealed })
    .onConflictDoUpdate({
      target: authTwoFactors.userId,
      set: { secret: sealed, createdAt: sql`now()`, lastStep: null },
      setWhere: isNull(authTwoFactors.confirmedAt),
    })
    .returning({ id: authTwoFactors.id });
  if (begun.length === 0) return null;
  const [user] = await db.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, userId));
  const address = authenticatorAddress(secret, brand.name, user?.email ?? '');
  return { secret: typedSecret(address), address };
}

export type ConfirmOutcome = { ok: true; codes: string[] } | { ok: false; reason: 'NOT_BEGUN' | 'INVALID_CODE' };

interface Confirmation {
  viewer: Viewer;
  code: string;
  now: Date;
}

/** The session counts as having proved the factor. */
export async function confirmFactor(db: Database, keys: FactorKeys, input: Confirmation): Promise<ConfirmOutcome> {
  const { userId, sessionId } = input.viewer;
  return await db.transaction(async (tx): Promise<ConfirmOutcome> => {
    const isBegun = and(eq(authTwoFactors.userId, userId), isNull(authTwoFactors.confirmedAt));
    const [factor] = await tx.select().from(authTwoFactors).where(isBegun).for('update');
    if (!factor) return { ok: false, reason: 'NOT_BEGUN' };
    const step = await stepOfCode(await keys.open(factor.secret), input.code.replace(/\s/g, ''), input.now);
    if (step === null) return { ok: false, reason: 'INVALID_CODE' };
    await tx.update(authTwoFactors).set({ confirmedAt: sql`now()`, lastStep: step }).where(isBegun);
    await tx.update(authSessions).set({ secondFactorAt: sql`now()` }).where(eq(authSessions.id, sessionId));
    await queueFactorMail(tx, userId, 'on');
    return { ok: true, codes: await replaceRecoveryCodes(tx, keys, userId) };
  });
}
