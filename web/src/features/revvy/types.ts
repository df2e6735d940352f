import type { Conversation, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import type { InfiniteData } from '@tanstack/react-query';

export interface MessagePage {
  items: RevvyMessage[];
  nextCursor: string | null;
}
/** The last messages are the first page; each further page has those before it. */
export type MessagePages = InfiniteData<MessagePage, string | undefined>;

export interface ConversationPage {
  items: Conversation[];
  nextCursor: string | null;
}
export type ConversationPages = InfiniteData<ConversationPage, string | undefined>;

/** Which panel is open on a phone; the address holds it, so that going back closes it. */
export const revvyPanels = ['conversations'] as const;
export type RevvyPanel = (typeof revvyPanels)[number];
