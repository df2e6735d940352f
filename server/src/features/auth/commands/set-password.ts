import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { authAccounts, authChallenges, authSessions, authUsers } from '../tables.ts';
import { queuePasswordMail } from './queue-password-mail.ts';

/** Resets and changes of one account run one after the other. False if there is no such account. */
export async function lockSignIn(tx: Database, userId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.id, userId))
    .for('no key update');
  return locked.length > 0;
}

interface NewPassword {
  userId: string;
  hash: string;
  /** If undefined, every session ends. */
  keptSessionId?: string;
}

/** Requires `lockSignIn`. A database trigger invalidates all reset links in the same transaction. */
export async function setPassword(tx: Database, { userId, hash, keptSessionId }: NewPassword): Promise<void> {
  const isCredential = and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential'));
  const changed = await tx
    .update(authAccounts)
    .set({ password: hash, updatedAt: sql`now()` })
    .where(isCredential)
    .returning({ id: authAccounts.id });
  if (changed.length === 0) {
    const credential = { accountId: userId, providerId: 'credential', userId, password: hash };
    await tx.insert(authAccounts).values({ id: uuidv7(), ...credential });
  }
  const isKept = keptSessionId === undefined ? undefined : ne(authSessions.id, keptSessionId);
  await tx.delete(authSessions).where(and(eq(authSessions.userId, userId), isKept));
  // Started with the old password, which somebody else may know.
  await tx.delete(authChallenges).where(eq(authChallenges.userId, userId));
  await queuePasswordMail(tx, userId);
}
