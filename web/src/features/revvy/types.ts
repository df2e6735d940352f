import type { Conversation, Feedback, RevvyMessage, SendInput } from '@pahiya/contract/revvy/schemas';
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

/** Where the one who asks is, as chosen on Home. */
export type AskedPlace = NonNullable<SendInput['place']>;

/** A picture that has reached the server. */
export type SentAttachment = RevvyMessage['attachments'][number];

export interface MessageRowActions {
  onRetry: (reply: RevvyMessage) => void;
  onRate: (reply: RevvyMessage, thumb: Feedback) => void;
  onRead: (reply: RevvyMessage) => void;
  onStopReading: () => void;
  onSupport: () => void;
}
