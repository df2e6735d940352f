import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Viewer } from '../../../platform/procedure.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { authChallenges, authSessions } from '../../auth/tables.ts';

export async function endSession(db: Database, userId: UserId, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), eq(authSessions.id, sessionId)))
    .returning({ id: authSessions.id });
  return ended.length > 0;
}

export async function endOtherSessions(db: Database, { userId, sessionId }: Viewer): Promise<void> {
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), ne(authSessions.id, sessionId)));
}

/** Also ends half-finished sign-ins. Null stands for everybody. Returns the number of sessions. */
export async function endAllSessions(tx: Database, userId: string | null): Promise<number> {
  await tx.delete(authChallenges).where(userId === null ? undefined : eq(authChallenges.userId, userId));
  const ended = await tx.delete(authSessions).where(userId === null ? undefined : eq(authSessions.userId, userId));
  return ended.rowCount ?? 0;
}
