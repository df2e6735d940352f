import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { UserId } from '../../../platform/user-id.ts';
import { revvyConversations } from '../tables.ts';

export const conversationColumns = {
  id: revvyConversations.id,
  title: revvyConversations.title,
  updatedAt: revvyConversations.updatedAt,
};

export type ConversationRow = Pick<typeof revvyConversations.$inferSelect, keyof typeof conversationColumns>;

export function toConversation({ id, title, updatedAt }: ConversationRow): Conversation {
  return { id, title, updatedAt: updatedAt.toISOString() };
}

/** Deleted conversations are excluded, even while they can be restored. */
export function isOwn(userId: UserId): SQL | undefined {
  return and(eq(revvyConversations.userId, userId), isNull(revvyConversations.deletedAt));
}
