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

export interface Upstream {
  name: string;
  urlOf(point: Point, language: string): URL;
  /** Null if no place is known there. Throws if the body does not match the service's documentation. */
  read(body: unknown): GeocodedPlace | null;
}

const cityLength = 80;

export const upstreamText = z.string().transform(cleanText);

export const optionalUpstreamText = upstreamText.nullish().transform((text) => text ?? '');

export function placeOf(address: string, city: string): GeocodedPlace | null {
  if (!address || !city) return null;
  return { address: cut(address, limits.addressLength), city: cut(city, cityLength) };
}

export function endpointOf(baseUrl: string, path: string): string {
  if (!URL.canParse(baseUrl) || !/^https?:\/\//i.test(baseUrl)) {
    throw new Error(`The geocoder address "${baseUrl}" is not an HTTP address.`);
  }
  return new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`).href;
}

/** Joiners stay, because Indian scripts need them. */
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
