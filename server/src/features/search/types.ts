import type { ServiceType, VehicleType } from '@pahiya/contract/garages/schemas';

export interface SearchPart {
  text: string;
  isWord?: boolean;
  /** Not a service that only includes it: `complete service with wash` is no wash. */
  isMain?: boolean;
  /** No upgrade. */
  isStock?: boolean;
  /** Only a repair of the part: no upgrade, fitting or polish. */
  isRepair?: boolean;
  /** Only a service for such vehicles: `EV health check` does not check a petrol engine, nor `Bike battery` help an Ather. */
  power?: 'fuel' | 'electric';
  /** Not a service with one of these words, such as `scooter`. */
  refuses?: readonly string[];
  /** One service must contain it, not the garage's name or location: a garage in `Bus Stand Road` repairs no buses. */
  isOffered?: boolean;
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
  /** A word such as `bike`; models are told by `isScooter`. */
  isMotorcycle?: boolean;
  isElectric?: boolean;
  /** Names of services for such vehicles: `classic bike` for a Royal Enfield. */
  own?: readonly string[];
}

export type SearchedOrder = 'price' | 'rating' | 'distance';

interface TextMeaning {
  finds: readonly SearchPart[];
}

export interface JobMeaning extends TextMeaning {
  kind: 'job';
  /** Services shown before others that `finds` also finds. */
  prefers: readonly SearchPart[];
  /** Adds nothing beside other jobs: `service`, `noise`. */
  isGeneral: boolean;
  /** A driver notices it. It says more than `service`, and less than `brake`. */
  isSymptom: boolean;
  /** How a service is done, `at home`: the service beside it is still meant. */
  isManner: boolean;
  /** Wanted where the vehicle stands: a puncture, a tow. */
  isUrgent: boolean;
  /** Services that also help if none of `finds` is offered. */
  otherwise: readonly SearchPart[];
  /** A symptom says more than these jobs: `steering vibrates` is about the alignment. */
  over: readonly string[];
  /** About electric vehicles. */
  isElectric: boolean;
  /** An electric vehicle has another one: a traction battery. */
  isOfFuel: boolean;
  /** Nearly only cars have it, for example a steering: a text without a vehicle means no service for bikes. */
  isOfCars: boolean;
  /** An ordinary workshop can do it when no garage in the town lists it. */
  isOfWorkshop: boolean;
  /** A part beside it says more: `carburettor cleaning` is about the carburettor. */
  givesWay: boolean;
  /** Nothing to repair: an accident beside `insurance claim` is no fault to look for. */
  isPaper: boolean;
  /** No garage is expected to do it: a tractor, a rented car. */
  isUnlisted: boolean;
}

export interface PlaceMeaning extends TextMeaning {
  kind: 'place';
  place: SearchPlace | null;
  /** A garage's location must also contain one of the names that the place is within. */
  isWithin?: boolean;
  /** The name of a city or country outside India, where no garage is. */
  abroad?: string;
}

interface Vehicle {
  kind: 'vehicle';
  vehicle: SearchVehicle;
}

interface Order {
  kind: 'order';
  order: SearchedOrder;
}

/** When the garage must be open: late in the evening, the whole day and night, or on a weekday from Sunday, 0. */
export type Opening = 'now' | 'today' | 'tomorrow' | 'night' | 'always' | number;

interface OpeningMeaning {
  kind: 'opening';
  opening: Opening;
}

/** How the vehicle gets to the work: `pickup and drop`. */
interface WayMeaning {
  kind: 'way';
  serviceType: ServiceType;
}

export type Meaning = JobMeaning | PlaceMeaning | Vehicle | Order | OpeningMeaning | WayMeaning;

/** A garage's text must contain every part of one alternative. A `vehicle`, a `price`, an `opening` and a `way` have none. */
export interface SearchTerm {
  kind: 'typed' | 'job' | 'place' | 'vehicle' | 'price' | 'opening' | 'way';
  anyOf: readonly (readonly SearchPart[])[];
  prefers?: readonly SearchPart[];
  /** Also help if no garage offers what was meant. */
  otherwise?: readonly SearchPart[];
  /** Also help if the town has none of those. */
  lastly?: readonly SearchPart[];
  isGeneral?: boolean;
  /** A symptom. A search for it alone finds the services that look for its cause. */
  isSymptom?: boolean;
  isUrgent?: boolean;
  /** How a service is done, `at home`. It counts less than the service. */
  isManner?: boolean;
  isElectric?: boolean;
  isOfFuel?: boolean;
  isPaper?: boolean;
  isOfWorkshop?: boolean;
  /** Other garages are no answer. */
  isUnlisted?: boolean;
  isAbroad?: boolean;
  /** A word of an area that is not in the catalogue. */
  isArea?: boolean;
  place?: SearchPlace | null;
  vehicle?: SearchVehicle;
  rupees?: number;
  serviceType?: ServiceType;
  opening?: Opening;
  /** Late in the evening of that day. */
  isAtNight?: boolean;
}
