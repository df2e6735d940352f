import { limits } from '@pahiya/contract/shared/limits';
import { isBookableDay } from './slots.ts';

/** A choice that comes with the address of the page, such as one that the assistant prepared. */
export interface Prepared {
  serviceIds: string[];
  /** `YYYY-MM-DD`. */
  date?: string;
  /** `HH:MM`. */
  time?: string;
}

interface PreparedSearch {
  services?: unknown;
  date?: unknown;
  time?: unknown;
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** `services=id,id`, `date` and `time` of an address; whatever makes no sense counts as not being there. */
export function readPrepared({ services, date, time }: PreparedSearch): Prepared | undefined {
  const ids = typeof services === 'string' ? services.split(',').filter((each) => id.test(each)) : [];
  const prepared: Prepared = { serviceIds: [...new Set(ids)].slice(0, limits.servicesPerBooking) };
  if (typeof date === 'string' && day.test(date)) prepared.date = date;
  if (prepared.date && typeof time === 'string' && clock.test(time)) prepared.time = time;
  return prepared.serviceIds.length > 0 || prepared.date ? prepared : undefined;
}

/** Without the services that a garage does not have. */
export function offeredOf(prepared: Prepared, { services }: { services: readonly { id: string }[] }): Prepared {
  return { ...prepared, serviceIds: prepared.serviceIds.filter((wanted) => services.some(({ id }) => id === wanted)) };
}

/** Two choices that are alike have the same. */
export function preparedKey({ serviceIds, date = '', time = '' }: Prepared): string {
  return [serviceIds.toSorted().join(','), date, time].join(' ');
}

interface Chosen {
  serviceIds: string[];
  bookingDate: string;
  bookingTime: string;
}

/** The draft with this choice; vehicle, address and all else stay as they were typed. A day that is over changes nothing. */
export function withPrepared<Draft extends Chosen>(draft: Draft, prepared: Prepared, today: string): Draft {
  const { serviceIds, date, time = '' } = prepared;
  const services = serviceIds.length > 0 ? { serviceIds } : {};
  const when = date && isBookableDay(date, today) ? { bookingDate: date, bookingTime: time } : {};
  return { ...draft, ...services, ...when };
}
