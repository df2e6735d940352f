import type { Conversation, Feedback, RevvyMessage, SendInput } from '@pahiya/contract/revvy/schemas';
import type { InfiniteData } from '@tanstack/react-query';

export interface MessagePage {
  items: RevvyMessage[];
  nextCursor: string | null;
}
/** The first page has the latest messages; each further page has older ones. */
export type MessagePages = InfiniteData<MessagePage, string | undefined>;

export interface ConversationPage {
  items: Conversation[];
  nextCursor: string | null;
}
export type ConversationPages = InfiniteData<ConversationPage, string | undefined>;

/** The panel open on a phone. It is in the address, so that going back closes it. */
export const revvyPanels = ['conversations'] as const;
export type RevvyPanel = (typeof revvyPanels)[number];

export type AskedPlace = NonNullable<SendInput['place']>;

export type SentAttachment = RevvyMessage['attachments'][number];

export interface MessageRowActions {
  onRetry: (reply: RevvyMessage) => void;
  /** Resolves to whether the changed question was sent. */
  onEdit: (question: RevvyMessage, text: string) => Promise<boolean>;
  /** Shows another version of an answer and its question; the first is 1. */
  onShow: (reply: RevvyMessage, version: number) => void;
  onRate: (reply: RevvyMessage, thumb: Feedback) => void;
  onRead: (reply: RevvyMessage) => void;
  onStopReading: () => void;
  onSupport: () => void;
  /** Asks this text and leaves the question box alone. */
  onAsk: (text: string) => void;
}
