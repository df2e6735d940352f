import { zonedNow } from '@pahiya/contract/shared/dates';
import { type ChatMessage, systemTexts } from '@pahiya/contract/support/schemas';
import type { Side, Talk, Writer } from '../types.ts';

/** Each message once, in the order of its number. */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** Up to which number nothing is missing: what comes behind it is asked for. */
export function endOf(messages: readonly Pick<ChatMessage, 'seq'>[]): number {
  const gap = messages.findIndex(({ seq }, index) => seq !== index + 1);
  return gap < 0 ? messages.length : gap;
}

/** Before it is over: whoever looks at a picture is given time to open it. */
const spareSeconds = 5 * 60;

/** Whether a file's address is over, or nearly: on a page that stays open for hours it has to be asked for anew. */
export function hasExpired(messages: readonly Pick<ChatMessage, 'attachments'>[], now: Date): boolean {
  const urls = messages.flatMap(({ attachments }) => attachments.map(({ url }) => url));
  return urls.some(
    (url) => Number(/[?&]expires=(\d+)/.exec(url)?.[1] ?? Infinity) < now.getTime() / 1000 + spareSeconds,
  );
}

const senderOf: Record<Side, ChatMessage['senderType']> = { customer: 'user', agent: 'agent' };

/** Whether it was written on the side of who looks: to an agent, by any agent. */
export function isOwn({ senderType }: Pick<ChatMessage, 'senderType'>, side: Side): boolean {
  return senderType === senderOf[side];
}

/** The last number of what the other side has written; 0 for nothing. The system speaks to the customer. */
export function lastOfOthers(messages: readonly ChatMessage[], side: Side): number {
  const isOther = ({ senderType }: ChatMessage) => (side === 'agent' ? senderType === 'user' : senderType !== 'user');
  return messages.findLast(isOther)?.seq ?? 0;
}

/** Who a sign of writing comes from; null for the reader's own. The ticket itself stands for its owner. */
export function writerOf(writerId: string, { ticketId, userId, side }: Reader): Writer | null {
  const writer = writerId === ticketId ? 'customer' : 'agent';
  return writer === side && (writer === 'customer' || writerId === userId) ? null : writer;
}

export interface Reader {
  ticketId: string;
  userId: string | undefined;
  side: Side;
}

/** Whether a ticket began with words or files of its own, as one from the form does and a chat does not. */
export function hasOpening({ description, attachments }: Pick<Talk, 'description' | 'attachments'>): boolean {
  return description !== '' || attachments.length > 0;
}

export type MessageMark = 'sent' | 'delivered' | 'read';

export function markOf(seq: number, { deliveredSeq, readSeq }: { deliveredSeq: number; readSeq: number }): MessageMark {
  if (seq <= readSeq) return 'read';
  return seq <= deliveredSeq ? 'delivered' : 'sent';
}

/** The day and the wall-clock time of a message, where the product is at home. */
export function momentOf(instant: string): { date: string; time: string } {
  return zonedNow(new Date(instant));
}

/** Whether a message is the first of its day. */
export function beginsDay(message: Pick<ChatMessage, 'createdAt'>, before: Pick<ChatMessage, 'createdAt'> | undefined) {
  return !before || momentOf(before.createdAt).date !== momentOf(message.createdAt).date;
}

/** Whether it goes on from the one before: the same person on the same day needs no name again. */
export function goesOn(message: Written, before: Written | undefined): boolean {
  if (!before || beginsDay(message, before)) return false;
  return message.senderType === before.senderType && message.senderName === before.senderName;
}

type Written = Pick<ChatMessage, 'senderType' | 'senderName' | 'createdAt'>;

export type SystemText = keyof typeof systemTexts;

/** Which of the system's known texts this is, so that it can be said in the reader's language. */
export function systemTextOf({ senderType, message }: Pick<ChatMessage, 'senderType' | 'message'>): SystemText | null {
  if (senderType !== 'system') return null;
  const names = Object.keys(systemTexts) as SystemText[];
  return names.find((name) => systemTexts[name] === message) ?? null;
}
