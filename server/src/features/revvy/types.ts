import type { Card, RevvyLanguage, RevvyMessage } from '@pahiya/contract/revvy/schemas';

/** Where the one who asks is, as chosen on Home. */
export interface AskedPlace {
  city?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** A question with all an engine may know of it. Whose it is, only the tools know. */
export interface Asking {
  text: string;
  /** Pictures and frames of videos, as WebP; read only by who can look at them. */
  pictures: { read(): Promise<Buffer> }[];
  /** What was said before in the conversation, oldest first, as far as it fits. */
  history: Pick<RevvyMessage, 'role' | 'content'>[];
  /** To be answered in. */
  language: RevvyLanguage;
}

/**
 * `text` was written by an engine and is checked for dangers it may have noticed; `note` is ours, read and approved, and
 * is not. Both are Markdown.
 */
export type AnswerPart = { type: 'text'; text: string } | { type: 'note'; text: string } | { type: 'card'; card: Card };

/** Thrown by an engine whose provider did not answer, or too late; what it said before stays. */
export class EngineFailure extends Error {
  readonly reason: 'provider' | 'slow';

  constructor(reason: 'provider' | 'slow', cause?: unknown) {
    super(`the engine failed: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface Engine {
  readonly name: 'offline' | 'model';
  readonly canSeePictures: boolean;
  /** Ends when the answer is whole; stops soon after `signal`. */
  answer(asking: Asking, tools: RevvyTools, signal: AbortSignal): AsyncIterable<AnswerPart>;
}

export type CardOf<Kind extends Card['kind']> = Extract<Card, { kind: Kind }>;

export interface WantedDraft {
  /** What is to be done, in words of the catalogue. */
  search: string;
  /** Without one the best garage near the place that has it. */
  garageId?: string | undefined;
  /** `YYYY-MM-DD`; without one the next free slot. */
  date?: string | undefined;
}

/**
 * What both engines may do. Made for one account and one question: no tool takes a user's id, and none writes anything; what
 * changes something stands on a card and happens when its owner taps. Each answers null when there is nothing.
 */
export interface RevvyTools {
  findGarages(wanted: { search?: string | undefined; city?: string | undefined }): Promise<CardOf<'garages'> | null>;
  /** What garages near the place ask for it now, and everywhere when there are none near. */
  priceRange(wanted: { search: string; city?: string | undefined }): Promise<CardOf<'price'> | null>;
  /** Those to come, soonest first; otherwise the last one. At most three. */
  ownBookings(): Promise<CardOf<'bookings'> | null>;
  draftBooking(wanted: WantedDraft): Promise<CardOf<'draft'> | null>;
}
