import { activeFilters, type SearchFilters } from './filters.ts';

/** Whether nothing but a place is asked for, by the filters and the text as it was understood. */
export function isPlaceOnly(filters: SearchFilters, understood: readonly { kind: string }[]): boolean {
  const others = activeFilters(filters).filter((name) => name !== 'city' && name !== 'text');
  const isUnderstood = filters.text === undefined || understood.length > 0;
  return others.length === 0 && isUnderstood && understood.every(({ kind }) => kind === 'place');
}

interface Placed {
  garage: { distanceKm: number | null };
}

/** Whether the text asks for the nearest garages, although no place tells their distance. */
export function isPlaceless(
  { city }: SearchFilters,
  understood: readonly { kind: string; order?: string }[],
  [first]: readonly Placed[],
): boolean {
  const isOfPlace = city ?? understood.some(({ kind }) => kind === 'place');
  return !isOfPlace && first?.garage.distanceKm === null && understood.some(({ order }) => order === 'distance');
}
