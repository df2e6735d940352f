import type { ServiceType, VehicleType } from '@pahiya/contract/garages/schemas';
import { clockPattern } from '@pahiya/contract/shared/dates';
import { serviceTypes, vehicleTypes } from '@pahiya/contract/shared/known-values';
import { limits } from '@pahiya/contract/shared/limits';
import { isId } from './plain-checks.ts';
import { isBookableDay } from './slots.ts';

export interface Prepared {
  serviceIds: string[];
  /** `YYYY-MM-DD`. */
  date?: string;
  /** `HH:MM`. */
  time?: string;
  vehicle?: VehicleType;
  type?: ServiceType;
}

interface PreparedSearch {
  services?: unknown;
  date?: unknown;
  time?: unknown;
  vehicle?: unknown;
  type?: unknown;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `services=id,id`, `date`, `time`, `vehicle` and `type` from the address. Invalid parts are ignored. */
export function readPrepared({ services, date, time, vehicle, type }: PreparedSearch): Prepared | undefined {
  const ids = typeof services === 'string' ? services.split(',').filter(isId) : [];
  const prepared: Prepared = { serviceIds: [...new Set(ids)].slice(0, limits.servicesPerBooking) };
  if (typeof date === 'string' && day.test(date)) prepared.date = date;
  if (prepared.date && typeof time === 'string' && clockPattern.test(time)) prepared.time = time;
  const ofVehicle = vehicleTypes.find((each) => each === vehicle);
  if (ofVehicle) prepared.vehicle = ofVehicle;
  const ofService = serviceTypes.find((each) => each === type);
  if (ofService) prepared.type = ofService;
  return prepared.serviceIds.length > 0 || prepared.date || prepared.vehicle ? prepared : undefined;
}

interface Offering {
  services: readonly { id: string }[];
  garage: { vehicleTypes: readonly VehicleType[] };
}

/** Drops services and vehicle types that the garage does not offer. */
export function offeredOf({ vehicle, ...prepared }: Prepared, { services, garage }: Offering): Prepared {
  const serviceIds = prepared.serviceIds.filter((wanted) => services.some(({ id }) => id === wanted));
  const isServed = vehicle && garage.vehicleTypes.includes(vehicle);
  return { ...prepared, serviceIds, ...(isServed ? { vehicle } : {}) };
}

export function preparedKey({ serviceIds, date = '', time = '', vehicle, type }: Prepared): string {
  return [serviceIds.toSorted().join(','), date, time, vehicle ?? '', ...(type ? [type] : [])].join(' ');
}

interface Chosen {
  serviceIds: string[];
  bookingDate: string;
  bookingTime: string;
  vehicleType: VehicleType;
  serviceType: ServiceType;
}

/**
 * Applies a preselection to the draft. Make, model, address and everything else stay as typed. A past day is ignored.
 */
export function withPrepared<Draft extends Chosen>(draft: Draft, prepared: Prepared, today: string): Draft {
  const { serviceIds, date, time = '', vehicle, type } = prepared;
  const services = serviceIds.length > 0 ? { serviceIds } : {};
  const when = date && isBookableDay(date, today) ? { bookingDate: date, bookingTime: time } : {};
  const kinds = { ...(vehicle && { vehicleType: vehicle }), ...(type && { serviceType: type }) };
  return { ...draft, ...services, ...when, ...kinds };
}
