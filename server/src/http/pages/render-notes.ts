import { ORPCError } from '@orpc/client';
import { isOpeningNamed } from '../../features/search/queries/order-named.ts';
import type { Subject } from './page-changes.ts';

/** Facts about a page that become known while it is rendered. */
export interface RenderNotes {
  shows: Set<Subject>;
  /** The page shows an answer whose changes nobody reports. */
  isUnwatched: boolean;
  isOverloaded: boolean;
}

interface Call<Answer> {
  path: readonly string[];
  input: unknown;
  next(): Promise<Answer>;
}

const garages = (): Subject[] => ['garages'];
/** Which slots are free also changes with bookings and with time. */
const search = (input: unknown) => (asksForSlots(input) || asksForHours(input) ? null : garages());
const nothing = (): Subject[] => [];

/** Triggers report these changes. A page with any other answer is not kept, so a new call needs a line and a trigger. */
const watched = new Map<string, (input: unknown) => Subject[] | null>([
  ['garages.featured', garages],
  ['garages.nearby', garages],
  ['garages.get', garages],
  ['garages.search', search],
  ['garages.landingCities', garages],
  ['community.get', postOf],
  // These answers only change with the version of the product.
  ['auth.providers', nothing],
  ['support.faq', nothing],
]);

export function createNotes(): RenderNotes {
  return { shows: new Set(), isUnwatched: false, isOverloaded: false };
}

export async function noteCall<Answer>(notes: RenderNotes, { path, input, next }: Call<Answer>): Promise<Answer> {
  const subjects = watched.get(path.join('.'))?.(input);
  if (subjects) for (const subject of subjects) notes.shows.add(subject);
  else notes.isUnwatched = true;
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'OVERLOADED') notes.isOverloaded = true;
    throw error;
  }
}

function asksForSlots(input: unknown): boolean {
  const { sort, free } = input as { sort?: unknown; free?: unknown };
  return sort === 'next_free' || free !== undefined;
}

function asksForHours(input: unknown): boolean {
  const { text } = input as { text?: unknown };
  return typeof text === 'string' && isOpeningNamed(text);
}

/** A post also depends on people, because its author may become private or change their name. */
function postOf(input: unknown): Subject[] {
  const { postId } = input as { postId: unknown };
  return [`post:${String(postId).toLowerCase()}`, 'people'];
}
