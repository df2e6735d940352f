import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { revvyMessages } from '../tables.ts';

export const messageColumns = {
  id: revvyMessages.id,
  role: revvyMessages.role,
  content: revvyMessages.content,
  warning: revvyMessages.warning,
  cards: revvyMessages.cards,
  status: revvyMessages.status,
  failure: revvyMessages.failure,
  feedback: revvyMessages.feedback,
  language: revvyMessages.language,
  createdAt: revvyMessages.createdAt,
};

export type MessageRow = Pick<typeof revvyMessages.$inferSelect, keyof typeof messageColumns>;

export function toMessage(row: MessageRow, attachments: RevvyMessage['attachments'] = []): RevvyMessage {
  const { createdAt, ...rest } = row;
  return { ...rest, attachments, createdAt: createdAt.toISOString() };
}
