import type { Subject } from '../../features/live/service/public-changes.ts';
import { isOpeningNamed } from '../../features/search/queries/order-named.ts';

const garages = (): Subject[] => ['garages'];
/** Which slots are free also changes with bookings and with time. */
const search = (input: unknown) => (asksForSlots(input) || asksForHours(input) ? null : garages());
const nothing = (): Subject[] => [];

/** Triggers report changes of these answers. A page with any other answer is not kept: a new call needs a line and a trigger. */
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

/** A watched answer for which `subjectsOf` finds nothing depends on free slots or on the time. */
export function isWatched(path: readonly string[]): boolean {
  return watched.has(path.join('.'));
}

/** Lists what a visitor's answer shows. Undefined if no trigger reports changes of it. */
export function subjectsOf(path: readonly string[], input: unknown): Subject[] | undefined {
  return watched.get(path.join('.'))?.(input) ?? undefined;
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
