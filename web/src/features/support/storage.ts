import { brand } from '@pahiya/contract/shared/brand';
import { limits } from '@pahiya/contract/shared/limits';
import { z } from 'zod';

const sentFile = z.object({ id: z.uuid(), name: z.string(), contentType: z.string(), bytes: z.number() });
const words = z.string().max(2 * limits.ticketTextLength);

/** Under which key a form was sent last, and what it said then: changed since, it is another one. */
const sending = { idempotencyKey: z.uuid(), sent: z.string().catch('') };

/** Of a form somebody began: its words as they were typed. */
export const ticketDraft = z.object({
  values: z.record(z.string(), words),
  files: z.array(sentFile).max(limits.ticketAttachments).catch([]),
  /** Names of files that were chosen and could not be sent yet. */
  waiting: z.array(z.string()).catch([]),
  /** What the link named under which it was written. */
  link: z.string().catch(''),
  ...sending,
});

export const callDraft = z.object({ values: z.record(z.string(), words), ...sending });

/** What is written into a conversation and did not get through. */
export const messageDraft = z.object({
  text: words,
  unsent: z.array(z.object({ id: z.uuid(), text: words, files: z.array(sentFile), createdAt: z.string() })).catch([]),
});

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A draft on this device. `owner` is the account, or `visitor` for nobody. Without storage the page still works. */
export function draftStorage<Draft>(
  schema: z.ZodType<Draft>,
  name: string,
  owner: string,
  storage: () => Store = () => window.localStorage,
) {
  const key = `${brand.slug}:draft:support:${owner}:${name}`;
  return {
    read: (): Draft | null =>
      attempt(() => schema.nullable().parse(JSON.parse(storage().getItem(key) ?? 'null')), null),
    write: (draft: Draft): void => attempt(() => storage().setItem(key, JSON.stringify(draft)), undefined),
    clear: (): void => attempt(() => storage().removeItem(key), undefined),
  };
}

interface FormDraft {
  /** Of those boxes somebody has written in. */
  values: Record<string, string>;
  files?: unknown[];
  waiting?: string[];
}

/** A form that was only looked at leaves no draft, which could take the place of one that somebody wrote. */
export function keepDraft<Draft extends FormDraft>(
  storage: { write: (draft: Draft) => void; clear: () => void },
  draft: Draft,
): void {
  const { values, files = [], waiting = [] } = draft;
  const isEmpty = Object.keys(values).length + files.length + waiting.length === 0;
  if (isEmpty) storage.clear();
  else storage.write(draft);
}

/** The own draft; else what was typed before signing in, which is taken over. */
export function takeDraft<Draft>(
  schema: z.ZodType<Draft>,
  name: string,
  userId: string | undefined,
  storage?: () => Store,
): Draft | null {
  const visitors = draftStorage(schema, name, 'visitor', storage);
  if (userId === undefined) return visitors.read();
  const before = visitors.read();
  const own = draftStorage(schema, name, userId, storage);
  if (!before) return own.read();
  own.write(before);
  visitors.clear();
  return before;
}

/** A browser may forbid storage, have no room left, or keep what an older page wrote. */
function attempt<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use();
  } catch {
    return otherwise;
  }
}
