import type { SecondFactor } from '@pahiya/contract/auth/factors/schemas';
import type { SessionUser } from '@pahiya/contract/auth/schemas';
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Viewer } from '../../../platform/procedure.ts';
import { authAccounts, authRecoveryCodes, authSessions, authTwoFactors } from '../tables.ts';

export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  const { id, confirmedAt } = authTwoFactors;
  const isOn = and(eq(authTwoFactors.userId, userId), isNotNull(confirmedAt));
  return (await db.select({ id }).from(authTwoFactors).where(isOn)).length > 0;
}

export type FactorStanding = 'none' | 'fresh' | 'stale';

/** `none`: the account has no second factor; `fresh`: this session has proved it within the given minutes. */
export async function factorStanding(db: Database, viewer: Viewer, minutes: number): Promise<FactorStanding> {
  const { rows } = await db.execute<{ isOn: boolean; isFresh: boolean }>(sql`
    select exists (select from auth_two_factors where user_id = ${viewer.userId} and confirmed_at is not null) as "isOn",
      exists (select from auth_sessions where id = ${viewer.sessionId} and user_id = ${viewer.userId}
        and second_factor_at > now() - make_interval(mins => ${minutes})) as "isFresh"`);
  const [found] = rows;
  if (!found?.isOn) return 'none';
  return found.isFresh ? 'fresh' : 'stale';
}

export async function isRecentSignIn(db: Database, { sessionId }: Viewer, minutes: number): Promise<boolean> {
  const [found] = await db
    .select({ isRecent: sql<boolean>`${authSessions.createdAt} > now() - make_interval(mins => ${minutes})` })
    .from(authSessions)
    .where(eq(authSessions.id, sessionId));
  return found?.isRecent ?? false;
}

export async function findFactor(db: Database, userId: string): Promise<Omit<SecondFactor, 'hasPassword'>> {
  const { confirmedAt } = authTwoFactors;
  const isOn = and(eq(authTwoFactors.userId, userId), isNotNull(confirmedAt));
  const [factor] = await db.select({ confirmedAt }).from(authTwoFactors).where(isOn);
  if (!factor) return { isOn: false, since: null, recoveryCodesLeft: 0 };
  const [codes] = await db
    .select({ left: count() })
    .from(authRecoveryCodes)
    .where(eq(authRecoveryCodes.userId, userId));
  return { isOn: true, since: factor.confirmedAt?.toISOString() ?? null, recoveryCodesLeft: codes?.left ?? 0 };
}

/** Kept outside better-auth (product, section 16.1). */
export async function signInTraits(db: Database, userId: string): Promise<Pick<SessionUser, 'identities' | 'factors'>> {
  const { id, providerId, createdAt } = authAccounts;
  const accounts = await db
    .select({ id, providerId, createdAt })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), inArray(providerId, ['credential', 'google'])))
    .orderBy(asc(createdAt), asc(id));
  const factors = await db.select().from(authTwoFactors).where(eq(authTwoFactors.userId, userId));
  return {
    identities: accounts.map((account) => ({
      id: account.id,
      provider: account.providerId === 'google' ? 'google' : 'email',
      createdAt: account.createdAt.toISOString(),
    })),
    factors: factors.map((factor) => ({
      id: factor.id,
      type: 'totp',
      status: factor.confirmedAt ? 'verified' : 'unverified',
      createdAt: factor.createdAt.toISOString(),
    })),
  };
}
