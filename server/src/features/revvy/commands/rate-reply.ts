import type { Feedback } from '@pahiya/contract/revvy/schemas';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { revvyConversations, revvyMessages } from '../tables.ts';

interface Rating {
  userId: UserId;
  messageId: string;
  feedback: Feedback | null;
}

export async function rateReply(db: Database, { userId, messageId, feedback }: Rating): Promise<boolean> {
  const rated = await db
    .update(revvyMessages)
    .set({ feedback })
    .where(
      and(
        eq(revvyMessages.id, messageId),
        eq(revvyMessages.role, 'assistant'),
        sql`exists (select from ${revvyConversations} own
          where own.id = ${revvyMessages.conversationId} and own.user_id = ${userId} and own.deleted_at is null)`,
      ),
    )
    .returning({ id: revvyMessages.id });
  return rated.length > 0;
}
