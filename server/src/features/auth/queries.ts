import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import { resetIdentifier } from './rules.ts';
import { authAccounts, authSessions, authUsers, authVerifications } from './tables.ts';

const selectLive = prepareOnce((db) =>
  db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(
      and(
        sql`${authSessions.id} = any(${sql.placeholder('sessionIds')}::uuid[])`,
        gt(authSessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('live_sessions'),
);

/** Returns those of the given sessions that have not ended. */
export async function listLiveSessions(db: Database, sessionIds: string[]): Promise<ReadonlySet<string>> {
  const rows = await selectLive(db).execute({ sessionIds });
  return new Set(rows.map(({ id }) => id));
}

/** Its `token` is the hash. Null if the session has ended. */
export async function findSessionWithUser(db: Database, sessionId: string) {
  const [found] = await db
    .select({ session: authSessions, user: authUsers })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(and(eq(authSessions.id, sessionId), gt(authSessions.expiresAt, sql`now()`)));
  return found ?? null;
}

export async function findReset(db: Database, token: string): Promise<string | null> {
  const { identifier, value, expiresAt } = authVerifications;
  const [found] = await db
    .select({ userId: value })
    .from(authVerifications)
    .where(and(eq(identifier, resetIdentifier(token)), gt(expiresAt, sql`now()`)));
  return found?.userId ?? null;
}

export async function findEmail(db: Database, userId: string): Promise<string | null> {
  const [found] = await db.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, userId));
  return found?.email ?? null;
}

export async function hasAccount(db: Database, userId: string): Promise<boolean> {
  return (await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, userId))).length > 0;
}

export async function findPasswordHash(db: Database, userId: string): Promise<{ id: string; hash: string } | null> {
  const { id, password, providerId } = authAccounts;
  const [kept] = await db
    .select({ id, hash: password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(providerId, 'credential'), isNotNull(password)));
  return kept?.hash ? { id: kept.id, hash: kept.hash } : null;
}
