import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { ServiceType } from '@pahiya/contract/garages/schemas';

interface Slot {
  serviceType: ServiceType;
  date: string;
  startTime: string;
  endTime: string;
}

/** A vehicle is collected at any time of its slot; a mechanic arrives at the start. */
export function slotFacts({ serviceType, date, startTime, endTime }: Slot): Record<string, string> {
  return { date, time: startTime, ...(serviceType === 'pickup' ? { pickup_until: endTime } : {}) };
}

export function isUnpaid({ paymentMethod, paymentStatus }: Pick<Booking, 'paymentMethod' | 'paymentStatus'>): boolean {
  return paymentMethod === 'online' && paymentStatus !== 'paid';
}
