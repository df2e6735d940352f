import { limits } from '@pahiya/contract/shared/limits';
import { z } from 'zod';

export interface Point {
  latitude: number;
  longitude: number;
}

export interface GeocodedPlace {
  address: string;
  city: string;
}

/** A public reverse-geocoding service: how it is asked and how its answer is read. */
export interface Upstream {
  name: string;
  urlOf(point: Point, language: string): URL;
  /** Null when the service knows no place there; throws when the body is not what the service documents. */
  read(body: unknown): GeocodedPlace | null;
}

const cityLength = 80;

/** A text of an upstream's answer, cleaned. */
export const upstreamText = z.string().transform(cleanText);

/** The same where blank, null and missing mean alike. */
export const optionalUpstreamText = upstreamText.nullish().transform((text) => text ?? '');

/** Both texts cut to what the product shows; null when either would be blank. */
export function placeOf(address: string, city: string): GeocodedPlace | null {
  if (!address || !city) return null;
  return { address: cut(address, limits.addressLength), city: cut(city, cityLength) };
}

/** The address of `path` below a base URL. Throws at start-up when the base is no HTTP address. */
export function endpointOf(baseUrl: string, path: string): string {
  if (!URL.canParse(baseUrl) || !/^https?:\/\//i.test(baseUrl)) {
    throw new Error(`The geocoder address "${baseUrl}" is not an HTTP address.`);
  }
  return new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`).href;
}

/** Drops control characters, bidirectional overrides and broken surrogates; joiners stay, Indian scripts need them. */
function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function cut(text: string, length: number): string {
  const short = text.slice(0, length);
  return short.replace(/[\ud800-\udbff]$/, '').trim();
}
