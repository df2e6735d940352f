import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import { authSessions } from './tables.ts';

export async function isSessionLive(db: Database, sessionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(and(eq(authSessions.id, sessionId), gt(authSessions.expiresAt, sql`now()`)));
  return rows.length > 0;
}
