import type { ServiceType, SlotStart, VehicleType } from '@pahiya/contract/garages/schemas';
import type { Card } from '@pahiya/contract/revvy/schemas';
import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import type { SearchedOrder } from '../../search/types.ts';
import type { Hours } from '../times/hours.ts';

export type CardOf<Kind extends Card['kind']> = Extract<Card, { kind: Kind }>;

export interface WantedTime {
  garageId: string;
  /** `YYYY-MM-DD`; by default the next free slot. It may be over or too far ahead. */
  date?: string | undefined;
  hours?: Hours | undefined;
}

interface WantedOrder {
  /** By default the best match first. */
  order?: SearchedOrder | undefined;
  /** Ids of garages that the customer does not want. */
  without?: readonly string[] | undefined;
}

export interface WantedDraft extends Partial<WantedTime>, WantedOrder {
  search: string;
  /** Works for the same visit. A garage that does more of them comes first. */
  others?: readonly string[] | undefined;
  /** The service closest to these words is taken if several match. */
  said?: string | undefined;
  vehicleType?: VehicleType | undefined;
  city?: string | undefined;
  /** A test of the part comes before a new one. */
  isCheck?: boolean | undefined;
  /** Garages that offer it for the work come first. */
  serviceType?: ServiceType | undefined;
}

export interface NamedGarage {
  garageId: string;
  name: string;
  vehicleTypes: VehicleType[];
  services: string[];
  /** The text without the name, which may contain words such as `battery` or `bike`. */
  rest: string;
}

interface WantedService {
  search: string;
  vehicleType?: VehicleType | undefined;
  city?: string | undefined;
}

export interface WantedGarages extends Partial<WantedService>, WantedOrder {
  garageId?: string | undefined;
  /** The customer's words. A scooter's garage comes first for a scooter. */
  said?: string | undefined;
  /** Only the services whose prices are compared for these words. */
  isCompared?: boolean | undefined;
}

export interface WantedPrice extends WantedService {
  said?: string | undefined;
  isAnywhere?: boolean | undefined;
  /** Only services whose names tell this, such as the gas of an AC service. */
  listed?: RegExp | undefined;
}

/** Minutes. */
export interface WorkTime {
  least: number;
  most: number;
}

export interface Away {
  /** The named place that the garage is outside of. */
  place: string;
  location: string;
  distanceKm: number;
}

export interface FarGarage {
  garageId: string;
  name: string;
  location: string;
  distanceKm: number;
  /** The city from which it is far; null if only a position is known. */
  from: string | null;
}

export type OwnVehicle = Omit<Vehicle, 'id'>;

/** The tools serve one account and one question. None writes, and each returns null when it finds nothing. */
export interface RevvyTools {
  /** If false, all of India is searched. */
  readonly hasPlace: boolean;
  /** Finds the given garage, or the best three in the place, or the nearest within reach of it. */
  findGarages(wanted: WantedGarages): Promise<CardOf<'garages'> | null>;
  /** Compares like with like near the place, or everywhere. `said`: the customer's words, such as `battery test`. */
  priceRange(wanted: WantedPrice): Promise<CardOf<'price'> | null>;
  /** How far garages are from the city, by their id. Without those that are there or whose distance is unknown. */
  howFar(garageIds: readonly string[], city?: string): Promise<ReadonlyMap<string, Away>>;
  /** The nearest garage if none is within reach; otherwise null. */
  nearestGarage(wanted: Partial<WantedService>): Promise<FarGarage | null>;
  /** Lists at most three coming bookings, soonest first, or the last one if there are none. */
  ownBookings(): Promise<CardOf<'bookings'> | null>;
  /** Takes the nearest slot if none is free at the wanted time. Never offers a garage beyond reach of the place. */
  draftBooking(wanted: WantedDraft): Promise<CardOf<'draft'> | null>;
  /** How long the work takes at the garage, or at those near the place. */
  workTime(wanted: WantedService & { garageId?: string | undefined }): Promise<WorkTime | null>;
  nearestSlots(wanted: WantedTime): Promise<SlotStart[]>;
  /** False when the garage has no slots at all then, whether taken or free. */
  isOpen(wanted: WantedTime & { date: string }): Promise<boolean>;
  /** The name may be misspelled or shortened. Garages of the city come first. */
  garageNamed(text: string, city?: string): Promise<NamedGarage | null>;
  lastVehicle(): Promise<VehicleType | null>;
  /** Lists the vehicle of the last booking first. Registration numbers must not reach a model. */
  ownVehicles(): Promise<OwnVehicle[]>;
}
