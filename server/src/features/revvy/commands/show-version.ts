import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { findTurn } from '../queries/find-turn.ts';
import { takeVersion } from '../rules/versions.ts';
import { revvyMessages } from '../tables.ts';
import { lockConversation } from './lock-conversation.ts';

interface Wanted {
  userId: UserId;
  messageId: string;
  /** Counted from 1. */
  version: number;
}

export type Shown = { ok: true } | { ok: false; reason: 'NOT_FOUND' | 'REPLY_PENDING' };

/** Puts another version of an answer and its question into their rows. */
export async function showVersion(db: Database, wanted: Wanted): Promise<Shown> {
  return await db.transaction((tx) => show(tx, wanted));
}

async function show(tx: Database, { userId, messageId, version }: Wanted): Promise<Shown> {
  const [found] = await tx
    .select({ conversationId: revvyMessages.conversationId })
    .from(revvyMessages)
    .where(and(eq(revvyMessages.id, messageId), eq(revvyMessages.role, 'assistant')));
  if (!found || !(await lockConversation(tx, { ...found, userId }))) return { ok: false, reason: 'NOT_FOUND' };
  const { questionId, shown, versions } = await findTurn(tx, messageId);
  if (shown.status === 'streaming') return { ok: false, reason: 'REPLY_PENDING' };
  const taken = takeVersion(versions, shown, version - 1);
  if (!taken) return { ok: false, reason: 'NOT_FOUND' };
  const { question, ...answer } = taken.taken;
  await tx
    .update(revvyMessages)
    .set({ content: question, language: answer.language })
    .where(eq(revvyMessages.id, questionId));
  await tx
    .update(revvyMessages)
    .set({
      ...answer,
      version: taken.version,
      otherVersions: taken.otherVersions,
      // Support reads the version that is shown, so that showing another one changes the conversation.
      attempt: sql`${revvyMessages.attempt} + 1`,
    })
    .where(eq(revvyMessages.id, messageId));
  return { ok: true };
}
