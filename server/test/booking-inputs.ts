import { randomUUID } from 'node:crypto';
import type { CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import type { StoredGarage } from './garages.ts';

export const tomorrow = '2026-11-24';

/** A null phone is replaced by one that no other request has. */
type InputChange = Partial<Omit<CreateBookingInput, 'customerPhone'> & { customerPhone: string | null }>;

let count = 0;

/** Each with a different vehicle and phone. */
export function bookingInput(garage: StoredGarage, { customerPhone, ...change }: InputChange = {}): CreateBookingInput {
  count++;
  const fee = change.serviceType === 'home_service' ? 49 : 0;
  return {
    garageId: garage.id,
    serviceIds: garage.services.map((service) => service.id),
    serviceType: 'pickup',
    bookingDate: tomorrow,
    bookingTime: '10:00',
    vehicleType: 'car',
    vehicleMake: 'Maruti Suzuki',
    vehicleModel: `Swift ${count}`,
    vehicleId: null,
    address: '12, 100 Feet Road, Indiranagar',
    notes: '',
    customerPhone: customerPhone ?? `+91${9_876_500_000 + count}`,
    paymentMethod: 'cash',
    expectedTotal: garage.services.reduce((sum, service) => sum + service.price, fee),
    idempotencyKey: randomUUID(),
    ...change,
  };
}
