import type { Garage, NearbyInput } from '@pahiya/contract/garages/schemas';
import { isIn } from './lists.ts';

/** Search texts of Home's tiles: service names in the catalogue, in every language. */
export const tileSearches = [
  'Cleaning',
  'Battery',
  'AC Service',
  'Clutch',
  'Brake Pads',
  'Tyres',
  'Alignment',
  'Spare Parts',
] as const;
export type TileSearch = (typeof tileSearches)[number];

/** The tiles whose service a garage offers. */
export function tilesOf({ services }: Pick<Garage, 'services'>): TileSearch[] {
  return tileSearches.filter((search) => services.some((name) => name.includes(search)));
}

type Lead = Pick<Garage, 'id' | 'location'>;

interface Leads<Listed extends Lead = Lead> {
  featured?: readonly Listed[];
  nearby?: readonly Listed[];
  near: NearbyInput;
}

/**
 * The garage a search or tile opens: the first featured one, else the first nearby one (product, section 3.2). With
 * a chosen place, featured garages there come first, and others only when that place has none.
 */
export function firstGarageId({ featured = [], nearby = [], near }: Leads): string | null {
  return (featured.find((garage) => isIn(garage, near)) ?? nearby[0] ?? featured[0])?.id ?? null;
}

type TileLead = Lead & { tiles: readonly TileSearch[] };
type TileGarages = Partial<Record<TileSearch, string>>;

/** The garage that each tile opens: the first that offers its service, in the order of `firstGarageId`. */
export function tileGarages({ featured = [], nearby = [], near }: Leads<TileLead>): TileGarages {
  const found: TileGarages = {};
  for (const { id, tiles } of [...featured.filter((garage) => isIn(garage, near)), ...nearby]) {
    for (const search of tiles) found[search] ??= id;
  }
  return found;
}

interface Start extends Omit<Leads<TileLead>, 'nearby'> {
  nearby: { garages: readonly TileLead[]; hasMore: boolean } | undefined;
}

/** Whether only garages further down the list may offer the service of a tile. */
export function lacksTile({ featured, nearby, near }: Start): boolean {
  if (!featured || !nearby?.hasMore) return false;
  const found = tileGarages({ featured, nearby: nearby.garages, near });
  return tileSearches.some((search) => found[search] === undefined);
}

interface Tiles extends Start {
  /** The tiles of the garages further down. Undefined while they load. */
  further: TileGarages | undefined;
}

/**
 * The garage a tile opens. Null when none in the chosen place offers the service: a notice is shown then, instead of a
 * garage in another part of the country. Undefined while that is unknown.
 */
export function tileGarageId(
  { featured, nearby, near, further }: Tiles,
  search: TileSearch,
): string | null | undefined {
  const leads = { featured, nearby: nearby?.garages, near };
  const found = tileGarages(leads)[search] ?? further?.[search];
  if (found) return found;
  if (!isSomewhere(near)) return firstGarageId(leads) ?? (featured && nearby ? null : undefined);
  const isKnown = featured && nearby && (further || !lacksTile({ featured, nearby, near }));
  return isKnown ? null : undefined;
}

function isSomewhere({ city, latitude }: NearbyInput): boolean {
  return city !== undefined || latitude !== undefined;
}
