import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { stepOfCode } from '../rules/one-time-codes.ts';
import { bareCode, isAuthenticatorCode } from '../rules/recovery-codes.ts';
import { authRecoveryCodes, authTwoFactors } from '../tables.ts';
import type { FactorKeys } from '../types.ts';

interface Attempt {
  userId: string;
  code: string;
  now: Date;
}

export type CodeRefusal =
  | { ok: false; reason: 'FACTOR_NOT_ON' | 'INVALID_CODE' }
  | { ok: false; reason: 'LOCKED'; retryAfterSeconds: number };

export type SpendOutcome = { ok: true; kind: 'authenticator' | 'recovery' } | CodeRefusal;

const failuresAllowed = 10;
const lockMinutes = 15;

/** Exactly one of several concurrent attempts with the same code succeeds. */
export async function spendCode(db: Database, keys: FactorKeys, attempt: Attempt): Promise<SpendOutcome> {
  const factor = await takeAttempt(db, attempt.userId);
  if (!factor) return await refusalOf(db, attempt.userId);
  const code = bareCode(attempt.code);
  const isSpent = isAuthenticatorCode(code)
    ? await spendAuthenticatorCode(db, factor.id, await stepOfCode(await keys.open(factor.secret), code, attempt.now))
    : await spendRecoveryCode(db, attempt.userId, keys.hash(code));
  if (!isSpent) return { ok: false, reason: 'INVALID_CODE' };
  await db.update(authTwoFactors).set({ failedCodes: 0, lockedUntil: null }).where(eq(authTwoFactors.id, factor.id));
  return { ok: true, kind: isAuthenticatorCode(code) ? 'authenticator' : 'recovery' };
}

/** Counts the attempt as failed before checking the code, so that concurrent attempts cannot exceed the limit. */
async function takeAttempt(db: Database, userId: string) {
  const { id, secret, failedCodes, lockedUntil, confirmedAt } = authTwoFactors;
  const count = sql`case when ${lockedUntil} is null then ${failedCodes} + 1 else 1 end`;
  const [factor] = await db
    .update(authTwoFactors)
    .set({
      failedCodes: count,
      lockedUntil: sql`case when ${count} >= ${failuresAllowed} then now() + make_interval(mins => ${lockMinutes}) end`,
    })
    .where(
      and(
        eq(authTwoFactors.userId, userId),
        isNotNull(confirmedAt),
        or(isNull(lockedUntil), lte(lockedUntil, sql`now()`)),
      ),
    )
    .returning({ id, secret });
  return factor;
}

async function refusalOf(db: Database, userId: string): Promise<CodeRefusal> {
  const { lockedUntil, confirmedAt } = authTwoFactors;
  const [factor] = await db
    .select({ seconds: sql<number>`greatest(1, ceil(extract(epoch from ${lockedUntil} - now())))::int` })
    .from(authTwoFactors)
    .where(and(eq(authTwoFactors.userId, userId), isNotNull(confirmedAt)));
  if (!factor) return { ok: false, reason: 'FACTOR_NOT_ON' };
  return { ok: false, reason: 'LOCKED', retryAfterSeconds: factor.seconds ?? 1 };
}

/** Also uses up all earlier steps (RFC 6238, section 5.2). */
async function spendAuthenticatorCode(db: Database, factorId: string, step: number | null): Promise<boolean> {
  if (step === null) return false;
  const { id, lastStep } = authTwoFactors;
  const spent = await db
    .update(authTwoFactors)
    .set({ lastStep: step })
    .where(and(eq(id, factorId), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ id });
  return spent.length > 0;
}

async function spendRecoveryCode(db: Database, userId: string, codeHash: string): Promise<boolean> {
  const spent = await db
    .delete(authRecoveryCodes)
    .where(and(eq(authRecoveryCodes.userId, userId), eq(authRecoveryCodes.codeHash, codeHash)))
    .returning({ id: authRecoveryCodes.id });
  return spent.length > 0;
}
