import type { Booking } from '@pahiya/contract/bookings/schemas';
import { eq } from 'drizzle-orm';
import { bookings } from '../src/features/calendar/tables.ts';
import type { Api } from './api.ts';
import { bookingInput } from './booking-inputs.ts';
import type { Customer } from './customers.ts';
import type { StoredGarage } from './garages.ts';

/** Books tomorrow at 10:00. A garage without mechanics takes any number of bookings. */
export async function createCompletedBooking(api: Api, customer: Customer, garage: StoredGarage): Promise<string> {
  const { status, body } = await api.call<Booking>('POST', '/bookings', bookingInput(garage), {
    token: customer.token,
  });
  if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(body)}`);
  await api.services.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, body.id));
  return body.id;
}
