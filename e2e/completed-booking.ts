import { type APIRequestContext, expect } from '@playwright/test';
import type { Booking } from '../contract/src/bookings/schemas.ts';
import type { GarageDetail } from '../contract/src/garages/schemas.ts';
import { book, type Customer, openSlots } from './api.ts';
import { runDesk } from './desk-command.ts';

/** One service at the latest time of the week that is free. */
export async function bookSomething(
  request: APIRequestContext,
  customer: Customer,
  { garage, services: [service] }: GarageDetail,
): Promise<Booking> {
  const latest = (await openSlots(request, garage.id)).at(-1);
  if (!latest || !service) throw new Error(`${garage.name} has nothing to book`);
  return await book(request, customer, {
    garageId: garage.id,
    serviceIds: [service.id],
    bookingDate: latest.date,
    bookingTime: latest.slot.startTime,
    expectedTotal: service.price,
  });
}

/** A booking whose work the garage has begun and finished: its slot is free again. */
export async function bookAndComplete(
  request: APIRequestContext,
  customer: Customer,
  detail: GarageDetail,
): Promise<Booking> {
  const booking = await bookSomething(request, customer, detail);
  for (const step of ['start', 'complete']) {
    await runDesk(step, booking.id, '--by', 'Ramesh');
  }
  return booking;
}

export async function writeReview(
  request: APIRequestContext,
  { accessToken }: Customer,
  { id }: Booking,
  review: { rating: number; comment: string },
): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await request.put(`/api/bookings/${id}/review`, { headers, data: review });
  expect(answer.status()).toBe(200);
}
