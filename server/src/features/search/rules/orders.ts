import type { Garage, SlotStart } from '@pahiya/contract/garages/schemas';

type Ordered = Pick<Garage, 'id' | 'averageRating' | 'totalReviews' | 'distanceKm'>;
type Order = (a: Ordered, b: Ordered) => number;

const none = Number.POSITIVE_INFINITY;

/** The best rated first, unrated ones last. */
export function byRated(a: Ordered, b: Ordered): number {
  return (
    (b.averageRating ?? 0) - (a.averageRating ?? 0) ||
    b.totalReviews - a.totalReviews ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** Garages without coordinates come last. Of equally distant ones the better rated comes first. */
export function byDistance(a: Ordered, b: Ordered): number {
  return difference(a.distanceKm ?? none, b.distanceKm ?? none) || byRated(a, b);
}

/** The smallest first, garages without a number last. Of equal ones the nearest comes first. */
export function byNumber(numbers: ReadonlyMap<string, number>): Order {
  const of = ({ id }: Ordered) => numbers.get(id) ?? none;
  return (a, b) => difference(of(a), of(b)) || byDistance(a, b);
}

/** The earliest slot first, garages without a slot last. */
export function byFirst(slots: ReadonlyMap<string, Pick<SlotStart, 'date' | 'startTime'>>): Order {
  const times = [...slots].map(([id, { date, startTime }]) => [id, Date.parse(`${date}T${startTime}Z`)] as const);
  return byNumber(new Map(times));
}

/** A driver does not mind so much more distance. */
const bandKm = 10;
const bandShare = 1.1;

/** Sorts garages at about the same distance by `order`. Expects them nearest first. */
export function withinBands<Of extends Ordered>(nearest: readonly Of[], order: (a: Of, b: Of) => number): Of[] {
  const bands: Of[][] = [];
  for (const garage of nearest) {
    const band = bands.at(-1);
    if (band?.[0] && isAboutAsFar(garage.distanceKm, band[0].distanceKm)) band.push(garage);
    else bands.push([garage]);
  }
  return bands.flatMap((band) => band.toSorted(order));
}

function isAboutAsFar(km: number | null, from: number | null): boolean {
  return km === null || from === null ? km === from : km <= Math.max(from + bandKm, from * bandShare);
}

/** Infinity minus infinity is not a number. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
