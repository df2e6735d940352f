import type { Conversation } from '@pahiya/contract/revvy/schemas';
import type { ConversationPages } from '../types.ts';

export function conversationsOf(pages: ConversationPages | undefined): Conversation[] {
  return pages?.pages.flatMap(({ items }) => items) ?? [];
}

export function withoutConversation(pages: ConversationPages, id: string): ConversationPages {
  if (!conversationsOf(pages).some((each) => each.id === id)) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, items: page.items.filter((each) => each.id !== id) })),
  };
}

/** Inserts the conversation by its last use. One older than all loaded ones is left to a later page. */
export function withConversation(pages: ConversationPages, conversation: Conversation): ConversationPages {
  const rest = withoutConversation(pages, conversation.id);
  const isBefore = (each: Conversation) =>
    each.updatedAt === conversation.updatedAt ? each.id < conversation.id : each.updatedAt < conversation.updatedAt;
  const index = rest.pages.findIndex(({ items }) => items.some(isBefore));
  const last = rest.pages.length - 1;
  if (index < 0 && rest.pages[last]?.nextCursor != null) return rest;
  const place = index < 0 ? last : index;
  const page = rest.pages[place];
  if (!page) return rest;
  const within = page.items.findIndex(isBefore);
  const items = page.items.toSpliced(within < 0 ? page.items.length : within, 0, conversation);
  return { ...rest, pages: rest.pages.with(place, { ...page, items }) };
}
