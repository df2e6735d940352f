import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import type { Location, Place } from '@pahiya/contract/locations/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { parseJson } from '@/lib/storage/stored.ts';

/** The place around which a visitor looks for garages. Stored on the device. */
export interface ChosenPlace {
  name: string;
  city: string;
  latitude?: number;
  longitude?: number;
  /** The name comes from a map service that requires a credit. */
  isGeocoded?: true;
}

/** Texts for a place without a known name (product, section 3.5). */
export const unknownPlace = { address: 'Location detected', city: 'Current location' } as const;

const nameLength = 120;
const savedPlacesMaximum = 20;

function tidy(text: unknown, length: number): string {
  if (typeof text !== 'string') return '';
  // Half a surrogate pair cannot be encoded into a cookie.
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed()
    .trim();
}

function isWithin(value: unknown, bound: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= bound;
}

/** Rounded to about a hundred metres. Distances need no more, and no more is stored. */
function rounded(degrees: number): number {
  // Adding zero turns minus zero into zero, because JSON cannot represent minus zero.
  return Math.round(degrees * 1000) / 1000 + 0;
}

function boundedPlace(value: unknown): ChosenPlace | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, city, latitude, longitude, isGeocoded } = value as Partial<Record<keyof ChosenPlace, unknown>>;
  const place: ChosenPlace = { name: tidy(name, nameLength), city: tidy(city, limits.searchTextLength) };
  if (!place.name || !place.city) return null;
  if (isWithin(latitude, 90) && isWithin(longitude, 180)) {
    place.latitude = rounded(latitude);
    place.longitude = rounded(longitude);
  }
  if (isGeocoded === true) place.isGeocoded = true;
  return place;
}

/** Reads the place from a cookie's value; null when missing or invalid. */
export function parsePlace(cookie: string | null): ChosenPlace | null {
  if (!cookie) return null;
  try {
    return boundedPlace(JSON.parse(decodeURIComponent(cookie)));
  } catch {
    return null;
  }
}

/** A cookie's value for `parsePlace`. No place is an empty value, which reads as null. */
export function formatPlace(place: ChosenPlace | null): string {
  const bounded = boundedPlace(place);
  return bounded ? encodeURIComponent(JSON.stringify(bounded)) : '';
}

/** Query for nearby garages. A place without a known city is searched by its coordinates. */
export function nearbyInputOf(place: ChosenPlace | null): NearbyInput {
  if (!place) return {};
  const { city, latitude, longitude } = place;
  const position = latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
  const isKnown = city !== unknownPlace.city || latitude === undefined;
  return isKnown ? { city, ...position } : position;
}

export function placeOfLocation({ address, city, latitude, longitude }: Location): ChosenPlace {
  const isUnknown = city === unknownPlace.city;
  return { name: address, city, latitude, longitude, ...(isUnknown ? {} : { isGeocoded: true }) };
}

/** A place of the catalogue, with a name that is unique enough to find it again: "Civil Lines, Delhi". */
export function placeOfSuggestion({ name, city, latitude, longitude }: Place): ChosenPlace {
  return { name: name === city ? name : `${name}, ${city}`, city, latitude, longitude };
}

export function placeLines({ name, city }: ChosenPlace): { title: string; detail: string | null } {
  const [first = name, ...rest] = name.split(', ');
  if (rest.length > 0) return { title: first, detail: rest.join(', ') };
  return { title: name, detail: city === name ? null : city };
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en');
}

/** The suggestion that a typed or saved name means: the full name, or the same first part. */
export function suggestionFor(text: string, suggestions: readonly Place[]): ChosenPlace | null {
  const wanted = fold(tidy(text, nameLength));
  const isNamed = (place: Place) => fold(placeOfSuggestion(place).name) === wanted;
  const found = suggestions.find(isNamed) ?? suggestions.find(({ name }) => fold(name) === wanted);
  return found ? placeOfSuggestion(found) : null;
}

export function citiesOf(suggestions: readonly Place[]): Place[] {
  return suggestions.filter(({ city }, index) => suggestions.findIndex((each) => each.city === city) === index);
}

/** A typed place that the catalogue lacks, searched as typed. Null when blank. */
export function placeOfText(text: string): ChosenPlace | null {
  const name = tidy(text, limits.searchTextLength);
  return name ? { name, city: name } : null;
}

/** Reads the names stored under `savedLocations`. Invalid data counts as none. */
export function parseSavedPlaces(stored: string | null): string[] {
  const names = parseJson(stored);
  return Array.isArray(names) ? names.reduceRight<string[]>((kept, name) => withSavedPlace(kept, name), []) : [];
}

/** Newest first. Blank names are ignored, and duplicates are removed ignoring case. */
export function withSavedPlace(names: readonly string[], name: unknown): string[] {
  const added = tidy(name, nameLength);
  if (!added) return [...names];
  return [added, ...withoutSavedPlace(names, added)].slice(0, savedPlacesMaximum);
}

export function withoutSavedPlace(names: readonly string[], name: string): string[] {
  return names.filter((each) => fold(each) !== fold(name));
}
