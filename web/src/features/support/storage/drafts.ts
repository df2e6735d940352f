import { brand } from '@pahiya/contract/shared/brand';
import { limits } from '@pahiya/contract/shared/limits';
import { onDevice, type Place, type Shape, storedValue } from '@/lib/storage/stored.ts';
import type { SentFile } from '../types.ts';

interface Sending {
  idempotencyKey: string;
  /** The content last sent. Changed content is a new request. */
  sent: string;
}

export interface CallDraft extends Sending {
  values: Record<string, string>;
}

export interface TicketDraft extends CallDraft {
  files: SentFile[];
  /** Names of chosen files that could not be uploaded yet. */
  waiting: string[];
  /** The target of the link under which the draft was written. */
  link: string;
}

// Written by hand, because a page with a form would load the schemas' library for them.
const someId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const longestText = 2 * limits.ticketTextLength;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item, most: number): Item[] {
  return Array.isArray(value) && value.length <= most && value.every(isItem) ? value : [];
}

function isSentFile(value: unknown): value is SentFile {
  if (!isObject(value)) return false;
  const { id, name, contentType, bytes } = value;
  return typeof id === 'string' && someId.test(id) && isText(name) && isText(contentType) && typeof bytes === 'number';
}

function readCall(kept: unknown): CallDraft | undefined {
  if (!isObject(kept) || !isObject(kept.values)) return undefined;
  const { values, idempotencyKey, sent } = kept;
  if (typeof idempotencyKey !== 'string' || !someId.test(idempotencyKey)) return undefined;
  if (!Object.values(values).every(isText)) return undefined;
  return { values: values as Record<string, string>, idempotencyKey, sent: typeof sent === 'string' ? sent : '' };
}

export const callDraft: Shape<CallDraft> = { safeParse: (kept) => ({ data: readCall(kept) }) };

export const ticketDraft: Shape<TicketDraft> = {
  safeParse(kept) {
    const call = readCall(kept);
    if (!call || !isObject(kept)) return {};
    const files = listOf(kept.files, isSentFile, limits.ticketAttachments);
    const waiting = listOf(kept.waiting, isText, Number.POSITIVE_INFINITY);
    return { data: { ...call, files, waiting, link: isText(kept.link) ? kept.link : '' } };
  },
};

/** A draft on this device. `owner` is the account, or `visitor` when signed out. */
export function draftStorage<Draft>(shape: Shape<Draft>, name: string, owner: string, place: Place = onDevice) {
  return storedValue(place, `${brand.slug}:draft:support:${owner}:${name}`, shape);
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
  shape: Shape<Draft>,
  name: string,
  userId: string | undefined,
  place?: Place,
): Draft | null {
  const visitors = draftStorage(shape, name, 'visitor', place);
  if (userId === undefined) return visitors.read();
  const before = visitors.read();
  const own = draftStorage(shape, name, userId, place);
  if (!before) return own.read();
  own.write(before);
  visitors.clear();
  return before;
}
