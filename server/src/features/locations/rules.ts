import { distanceKm } from '@pahiya/contract/shared/distance';
import { slipsBetween } from './rules/likeness.ts';
import type { City, CityIndex, IndexedCity } from './types.ts';

interface Point {
  latitude: number;
  longitude: number;
}

/** Product, section 3.5. */
export const unknownPlace = { address: 'Location detected', city: 'Current location' } as const;

/** A more distant city says nothing about a place. */
export const nearKm = 60;

/** Ignores case, accents, nuktas, joiners and punctuation, but not the vowel signs of Indian scripts. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

export function indexCities(cities: readonly City[]): CityIndex {
  const byName = new Map<string, City[]>();
  const rows = cities.map(indexCity);
  for (const row of rows) {
    for (const name of new Set([row.name, ...row.aliases])) byName.set(name, [...(byName.get(name) ?? []), row.city]);
  }
  return { rows, byName };
}

function indexCity(city: City): IndexedCity {
  const name = fold(city.name);
  const aliases = city.aliases.map(fold).filter(Boolean);
  return {
    city,
    name,
    aliases,
    words: [name, ...aliases].map((each) => ` ${each}`).join('\n'),
    label: fold([city.name, city.parent, city.state].filter(Boolean).join(' ')),
  };
}

/** 0 is best: exact, prefix, word prefix, substring. Null for no match. */
export function matchRank(row: IndexedCity, text: string): number | null {
  const isInside = row.words.includes(text);
  if (!isInside) return row.label.startsWith(text) ? 2 : null;
  if (row.name === text || row.aliases.includes(text)) return 0;
  if (row.name.startsWith(text) || row.aliases.some((alias) => alias.startsWith(text))) return 1;
  return row.words.includes(` ${text}`) ? 2 : 3;
}

/** 0 is most likely: the number of typing errors, or the name followed by other words. Null if unlikely. */
export function guessRank({ name, aliases }: IndexedCity, text: string): number | null {
  const ranks = [name, ...aliases].flatMap((each) => {
    if (each.length >= 4 && text.startsWith(`${each} `)) return [0];
    return slipsBetween(text, each) ?? [];
  });
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

export function nearestCity<Listed extends Point>(cities: Iterable<Listed>, point: Point): Listed | null {
  let nearest: Listed | null = null;
  let shortest = nearKm;
  for (const city of cities) {
    const distance = distanceKm(point, city);
    if (distance > shortest) continue;
    nearest = city;
    shortest = distance;
  }
  return nearest;
}

/** Delhi is both city and state and is named once. */
export function addressOf({ name, parent, state }: City): string {
  return [...new Set([name, parent, state])].filter(Boolean).join(', ');
}

/** Bangalore becomes Bengaluru, a locality its city. Garages use this spelling, so a nearby search finds them. */
export function catalogueCity(cities: CityIndex, name: string, point: Point): string {
  const match = nearestCity(cities.byName.get(fold(name)) ?? [], point);
  return match ? (match.parent ?? match.name) : name;
}
