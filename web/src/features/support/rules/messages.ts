import { zonedNow } from '@pahiya/contract/shared/dates';
import { type ChatMessage, systemTexts } from '@pahiya/contract/support/schemas';
import type { ConversationTicket, Side, Writer } from '../types.ts';

/** Merges messages by number, without duplicates. */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** The highest number up to which none is missing. Messages after it are requested. */
export function endOf(messages: readonly Pick<ChatMessage, 'seq'>[]): number {
  const gap = messages.findIndex(({ seq }, index) => seq !== index + 1);
  return gap < 0 ? messages.length : gap;
}

/** Renews a link this long before it expires, so that a reader has time to open the file. */
const spareSeconds = 5 * 60;

/** Whether a file link has expired or is about to, as happens on a page left open for hours. */
export function hasExpired(messages: readonly Pick<ChatMessage, 'attachments'>[], now: Date): boolean {
  const urls = messages.flatMap(({ attachments }) => attachments.map(({ url }) => url));
  return urls.some(
    (url) => Number(/[?&]expires=(\d+)/.exec(url)?.[1] ?? Infinity) < now.getTime() / 1000 + spareSeconds,
  );
}

const senderOf: Record<Side, ChatMessage['senderType']> = { customer: 'user', agent: 'agent' };

/** Whether the message is from the reader's side. For agents, that includes other agents. */
export function isOwn({ senderType }: Pick<ChatMessage, 'senderType'>, side: Side): boolean {
  return senderType === senderOf[side];
}

/** Number of the other side's last message; 0 for none. System messages count for the customer only. */
export function lastOfOthers(messages: readonly ChatMessage[], side: Side): number {
  const isOther = ({ senderType }: ChatMessage) => (side === 'agent' ? senderType === 'user' : senderType !== 'user');
  return messages.findLast(isOther)?.seq ?? 0;
}

/** The side that is typing; null for the reader. The ticket's id stands for its customer. */
export function writerOf(writerId: string, { ticketId, userId, side }: Reader): Writer | null {
  const writer = writerId === ticketId ? 'customer' : 'agent';
  return writer === side && (writer === 'customer' || writerId === userId) ? null : writer;
}

export interface Reader {
  ticketId: string;
  userId: string | undefined;
  side: Side;
}

/** Whether the ticket has a description or files. Tickets from the form do, chats do not. */
export function hasOpening({
  description,
  attachments,
}: Pick<ConversationTicket, 'description' | 'attachments'>): boolean {
  return description !== '' || attachments.length > 0;
}

export type MessageMark = 'sent' | 'delivered' | 'read';

export function markOf(seq: number, { deliveredSeq, readSeq }: { deliveredSeq: number; readSeq: number }): MessageMark {
  if (seq <= readSeq) return 'read';
  return seq <= deliveredSeq ? 'delivered' : 'sent';
}

/** Day and time of a message in the product's time zone. */
export function momentOf(instant: string): { date: string; time: string } {
  return zonedNow(new Date(instant));
}

export function beginsDay(message: Pick<ChatMessage, 'createdAt'>, before: Pick<ChatMessage, 'createdAt'> | undefined) {
  return !before || momentOf(before.createdAt).date !== momentOf(message.createdAt).date;
}

/**
 * Whether the message continues the previous one, by the same person on the same day, so that the name is not repeated.
 */
export function goesOn(message: Written, before: Written | undefined): boolean {
  if (!before || beginsDay(message, before)) return false;
  return message.senderType === before.senderType && message.senderName === before.senderName;
}

type Written = Pick<ChatMessage, 'senderType' | 'senderName' | 'createdAt'>;

export type SystemText = keyof typeof systemTexts;

/** Which known system text this is, so that it can be translated. */
export function systemTextOf({ senderType, message }: Pick<ChatMessage, 'senderType' | 'message'>): SystemText | null {
  if (senderType !== 'system') return null;
  const names = Object.keys(systemTexts) as SystemText[];
  return names.find((name) => systemTexts[name] === message) ?? null;
}
