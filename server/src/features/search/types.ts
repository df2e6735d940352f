import type { VehicleType } from '@pahiya/contract/garages/schemas';

export interface SearchPart {
  text: string;
  isWord?: boolean;
  /** Only this text of the garage may contain it. By default its services may, too. */
  isIn?: 'location' | 'name';
}

export interface SearchPlace {
  name: string;
  /** A locality's city; a city's or state's own name. */
  city: string;
  latitude: number;
  longitude: number;
  /** The coordinates are then those of the largest town. */
  isState?: boolean;
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

interface Place extends TextMeaning {
  kind: 'place';
  place: SearchPlace | null;
}

interface Vehicle {
  kind: 'vehicle';
  vehicle: SearchVehicle;
}

interface Order {
  kind: 'order';
  order: SearchedOrder;
}

export type Meaning = Job | Place | Vehicle | Order;
