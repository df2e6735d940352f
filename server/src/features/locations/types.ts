import type { Geocoder } from '../../platform/geocoding/geocoder.ts';

/** A locality when it has a `parent`. */
export interface City {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  aliases: string[];
  parent?: string;
  /** 0 if unknown; always for localities. */
  population: number;
}

export interface IndexedCity {
  city: City;
  name: string;
  aliases: string[];
  /** Name and aliases, each preceded by a space, so that every word in them follows one. */
  words: string;
  /** Such as "koramangala bengaluru karnataka". */
  label: string;
}

export interface CityIndex {
  rows: readonly IndexedCity[];
  /** Keyed by folded name or alias; names repeat across states. */
  byName: ReadonlyMap<string, readonly City[]>;
}

export interface Locations {
  geocoder: Geocoder;
  cities: CityIndex;
}

export interface PostOffice {
  pincode: string;
  name: string;
  kind: 'head' | 'sub' | 'branch';
  delivers: boolean;
  district: string | null;
  state: string | null;
}
