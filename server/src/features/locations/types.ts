import type { Geocoder } from '../../platform/geocoding/geocoder.ts';

/** A city, or a locality when it has a `parent`. */
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

/** A city with names folded for comparison. */
export interface IndexedCity {
  city: City;
  name: string;
  aliases: string[];
  /** Name and aliases, each preceded by a space, so that every word in them follows one. */
  words: string;
  /** Name, city and state: "koramangala bengaluru karnataka". */
  label: string;
}

export interface CityIndex {
  rows: readonly IndexedCity[];
  /** By folded name or alias. Names repeat across states. */
  byName: ReadonlyMap<string, readonly City[]>;
}

export interface Locations {
  geocoder: Geocoder;
  cities: CityIndex;
}

/** A row of India Post's directory. */
export interface PostOffice {
  pincode: string;
  name: string;
  kind: 'head' | 'sub' | 'branch';
  delivers: boolean;
  /** Null if the directory does not say. */
  district: string | null;
  state: string | null;
}
