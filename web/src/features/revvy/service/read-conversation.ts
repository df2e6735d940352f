import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { api } from '../../../lib/api/api.ts';

/** All messages of a conversation, oldest first, whether or not they are on the screen. */
export async function readConversation(conversationId: string): Promise<RevvyMessage[]> {
  const messages: RevvyMessage[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.revvy.messages({ conversationId, cursor, limit: limits.pageSizeMaximum });
    messages.unshift(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return messages;
}
