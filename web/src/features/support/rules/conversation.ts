import { zonedNow } from '@pahiya/contract/shared/dates';
import { type ChatMessage, systemTexts } from '@pahiya/contract/support/schemas';

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

/** The last number of what the other side has written; 0 for nothing. */
export function lastOfOthers(messages: readonly ChatMessage[]): number {
  return messages.findLast(({ senderType }) => senderType !== 'user')?.seq ?? 0;
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

export type SystemText = keyof typeof systemTexts;

/** Which of the system's known texts this is, so that it can be said in the reader's language. */
export function systemTextOf({ senderType, message }: Pick<ChatMessage, 'senderType' | 'message'>): SystemText | null {
  if (senderType !== 'system') return null;
  const names = Object.keys(systemTexts) as SystemText[];
  return names.find((name) => systemTexts[name] === message) ?? null;
}
