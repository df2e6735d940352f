import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { sql } from 'drizzle-orm';
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
  version: revvyMessages.version,
  others: sql<number>`jsonb_array_length(${revvyMessages.otherVersions})`.mapWith(Number),
  createdAt: revvyMessages.createdAt,
};

type Stored = typeof revvyMessages.$inferSelect;
export type MessageRow = Pick<Stored, Exclude<keyof typeof messageColumns, 'others'>> & { others: number };

export function toMessage(row: MessageRow, attachments: RevvyMessage['attachments'] = []): RevvyMessage {
  const { createdAt, version, others, ...rest } = row;
  return {
    ...rest,
    attachments,
    version: version + 1,
    versions: others + 1,
    createdAt: createdAt.toISOString(),
  };
}
