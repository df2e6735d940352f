import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import { authSessions, authUsers } from './tables.ts';

export async function isSessionLive(db: Database, sessionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(and(eq(authSessions.id, sessionId), gt(authSessions.expiresAt, sql`now()`)));
  return rows.length > 0;
}

export async function hasAccount(db: Database, userId: string): Promise<boolean> {
  return (await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, userId))).length > 0;
}
