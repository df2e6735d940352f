import { brand } from '@pahiya/contract/shared/brand';
import { limits } from '@pahiya/contract/shared/limits';
import { z } from 'zod';
import { onDevice, type Place, storedValue } from '@/lib/storage/stored.ts';

const sentFile = z.object({ id: z.uuid(), name: z.string(), contentType: z.string(), bytes: z.number() });
const words = z.string().max(2 * limits.ticketTextLength);

/** The idempotency key and content last sent. Changed content is a new request. */
const sending = { idempotencyKey: z.uuid(), sent: z.string().catch('') };

/** Draft of the ticket form. */
export const ticketDraft = z.object({
  values: z.record(z.string(), words),
  files: z.array(sentFile).max(limits.ticketAttachments).catch([]),
  /** Names of chosen files that could not be uploaded yet. */
  waiting: z.array(z.string()).catch([]),
  /** The target of the link under which the draft was written. */
  link: z.string().catch(''),
  ...sending,
});

export const callDraft = z.object({ values: z.record(z.string(), words), ...sending });

/** Draft and unsent messages of a conversation. */
export const messageDraft = z.object({
  text: words,
  unsent: z.array(z.object({ id: z.uuid(), text: words, files: z.array(sentFile), createdAt: z.string() })).catch([]),
});

/** A draft on this device. `owner` is the account, or `visitor` when signed out. */
export function draftStorage<Draft>(schema: z.ZodType<Draft>, name: string, owner: string, place: Place = onDevice) {
  return storedValue(place, `${brand.slug}:draft:support:${owner}:${name}`, schema);
}

interface FormDraft {
  /** Only fields the user has typed into. */
  values: Record<string, string>;
  files?: unknown[];
  waiting?: string[];
}

/** A form without typed values leaves no draft, so that it cannot replace an earlier one. */
export function keepDraft<Draft extends FormDraft>(
  storage: { write: (draft: Draft) => void; clear: () => void },
  draft: Draft,
): void {
  const { values, files = [], waiting = [] } = draft;
  const isEmpty = Object.keys(values).length + files.length + waiting.length === 0;
  if (isEmpty) storage.clear();
  else storage.write(draft);
}

/** The account's draft, otherwise the one typed before signing in, which then moves to the account. */
export function takeDraft<Draft>(
  schema: z.ZodType<Draft>,
  name: string,
  userId: string | undefined,
  place?: Place,
): Draft | null {
  const visitors = draftStorage(schema, name, 'visitor', place);
  if (userId === undefined) return visitors.read();
  const before = visitors.read();
  const own = draftStorage(schema, name, userId, place);
  if (!before) return own.read();
  own.write(before);
  visitors.clear();
  return before;
}
