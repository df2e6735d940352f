import { bookingInput } from '../booking-inputs.ts';
import type { OwnedWorld } from './things.ts';

export type Input = Record<string, unknown>;

export function walkIn({ garage }: OwnedWorld['own'], idempotencyKey: string): Input {
  const { serviceIds, expectedTotal, bookingDate, vehicleMake, vehicleModel } = bookingInput(garage);
  const booked = { serviceIds, expectedTotal, bookingDate, bookingTime: '11:00', vehicleMake, vehicleModel };
  return { ...booked, garageId: garage.id, vehicleType: 'car', notes: '', customerName: 'Ravi', idempotencyKey };
}
