import type { Garage } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';

/** The garage's rating, or the one shown when it has none (specification, section 2, Home). */
export function shownRating({ averageRating }: Pick<Garage, 'averageRating'>): number {
  return averageRating !== null && averageRating > 0 ? averageRating : limits.defaultRating;
}

/** The list with the garage in it or without it; the rest keeps its order, a new one comes first. */
export function withFavourite(favourites: readonly Garage[], garage: Garage, isFavourite: boolean): Garage[] {
  const others = favourites.filter(({ id }) => id !== garage.id);
  return isFavourite ? [garage, ...others] : others;
}

/** Where a search or a tile leads: the first featured garage, else the first nearby one. */
export function firstGarageId(
  featured: readonly Pick<Garage, 'id'>[] = [],
  nearby: readonly Pick<Garage, 'id'>[] = [],
): string | null {
  return (featured[0] ?? nearby[0])?.id ?? null;
}
