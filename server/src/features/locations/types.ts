import type { Geocoder } from '../../platform/geocoding/geocoder.ts';

/** A city, or a locality when it has a `parent`. */
export interface City {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  aliases: string[];
  /** The city a locality belongs to. */
  parent?: string;
  /** 0 when unknown, as for localities. */
  population: number;
}

/** A city with its names folded for comparison. */
export interface IndexedCity {
  city: City;
  name: string;
  aliases: string[];
  /** Name and aliases, each after a space: a word anywhere in them follows one. */
  words: string;
  /** Name, city and state: "koramangala bengaluru karnataka". */
  label: string;
}

export interface CityIndex {
  rows: readonly IndexedCity[];
  /** By folded name or alias; names repeat across states. */
  byName: ReadonlyMap<string, readonly City[]>;
}

export interface Locations {
  geocoder: Geocoder;
  cities: CityIndex;
}

/** A row of the directory of India Post. */
export interface PostOffice {
  pincode: string;
  name: string;
  kind: 'head' | 'sub' | 'branch';
  delivers: boolean;
  /** Null where the directory does not say. */
  district: string | null;
  state: string | null;
}
