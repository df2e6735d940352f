import type { DeviceSession } from '@pahiya/contract/account/schemas';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Viewer } from '../../../platform/procedure.ts';
import { authSessions } from '../../auth/tables.ts';

export async function listSessions(db: Database, { userId, sessionId }: Viewer): Promise<DeviceSession[]> {
  const { id, userAgent, createdAt, updatedAt, expiresAt } = authSessions;
  const rows = await db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(expiresAt, sql`now()`)))
    .orderBy(desc(updatedAt), desc(id));
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent || null,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    isCurrent: row.id === sessionId,
  }));
}
