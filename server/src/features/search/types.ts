import type { VehicleType } from '@pahiya/contract/garages/schemas';

export interface SearchPart {
  text: string;
  isWord?: boolean;
  /** Only this text of the garage may contain it. By default its services may, too. */
  isIn?: 'location' | 'name';
}

export type Point = Pick<SearchPlace, 'latitude' | 'longitude'>;

export interface SearchPlace {
  name: string;
  /** A locality's city; a city's or state's own name. */
  city: string;
  latitude: number;
  longitude: number;
  /** The coordinates are then those of the largest town. */
  isState?: boolean;
  /** Names of its city or state, which tell it from places of the same name. */
  within?: readonly string[];
  /** The larger, the better known. */
  weight?: number;
  /** Other places have the same name. */
  isShared?: boolean;
}

export interface SearchVehicle {
  name: string;
  /** A garage must serve one of these. */
  types: readonly VehicleType[];
  isScooter: boolean;
}

export type SearchedOrder = 'price' | 'rating' | 'distance';

interface TextMeaning {
  finds: readonly SearchPart[];
}

interface Job extends TextMeaning {
  kind: 'job';
  /** Services shown before others that `finds` also finds. */
  prefers: readonly SearchPart[];
  /** Adds nothing beside other jobs: `service`, `noise`. */
  isGeneral: boolean;
}

export interface PlaceMeaning extends TextMeaning {
  kind: 'place';
  place: SearchPlace | null;
  /** A garage's location must also contain one of the names that the place is within. */
  isWithin?: boolean;
}

interface Vehicle {
  kind: 'vehicle';
  vehicle: SearchVehicle;
}

interface Order {
  kind: 'order';
  order: SearchedOrder;
}

export type Meaning = Job | PlaceMeaning | Vehicle | Order;
