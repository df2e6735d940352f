import type { Garage } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { garages } from '../tables.ts';

/** `from` is the point from which distances are measured, as a `cube`. */
export function garageColumns(from?: SQL) {
  return {
    id: garages.id,
    name: garages.name,
    // All queries with these columns filter by active garages.
    status: sql<'active'>`'active'`,
    imageUrl: garages.imageUrl,
    location: garages.location,
    latitude: garages.latitude,
    longitude: garages.longitude,
    distanceKm: distanceKm(from),
    isFeatured: garages.isFeatured,
    featuredOrder: garages.featuredOrder,
    rating: sql<number>`coalesce(${garages.averageRating}, ${limits.defaultRating})::float8`,
    averageRating: garages.averageRating,
    totalReviews: garages.totalReviews,
    categories: asJson<Garage['categories']>(garages.categories),
    vehicleTypes: asJson<Garage['vehicleTypes']>(garages.vehicleTypes),
    services: asJson<Garage['services']>(garages.services),
    lowestPrice: garages.lowestPrice,
    shortestMinutes: garages.shortestMinutes,
    longestMinutes: garages.longestMinutes,
    picksUp: garages.picksUp,
    isDemonstration: garages.isDemonstration,
  } satisfies Record<keyof Garage, unknown>;
}

/** The runtime parses JSON several times faster than the driver parses PostgreSQL's notation of lists. */
function asJson<List>(column: SQLWrapper): SQL<List> {
  return sql<List>`to_json(${column})`;
}

/** Great-circle kilometres with one decimal; null without a starting point or without the garage's coordinates. */
function distanceKm(from?: SQL): SQL<number | null> {
  if (!from) return sql<null>`null`;
  return sql<number | null>`round((metres_on_earth(
    point_on_earth(${garages.latitude}, ${garages.longitude}), ${from}
  ) / 1000)::numeric, 1)::float8`;
}

/** Served by `garages_rating_idx`. */
export const byRating = [
  sql`${garages.averageRating} desc nulls last`,
  sql`${garages.totalReviews} desc`,
  garages.id,
] as const;

/** Matches the text literally, anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A regular expression of PostgreSQL for the lower-case text as a whole word: `una` is not in `junagadh`. */
export function wholeWord(text: string): string {
  return `\\m${text.toLowerCase().replace(/[^\p{L}\p{N}\p{M} ]/gu, '\\$&')}\\M`;
}

/** A regular expression that every text matches. */
export const anyText = '';
