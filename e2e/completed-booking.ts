import { type APIRequestContext, expect } from '@playwright/test';
import type { Booking } from '../contract/src/bookings/schemas.ts';
import type { GarageDetail } from '../contract/src/garages/schemas.ts';
import { bookFirstFree, type Customer, openSlots } from './api.ts';
import { runDesk } from './desk-command.ts';

/**
 * Books one service at the last free time of the day with the most free times, so that other times are left for
 * rescheduling.
 */
export async function bookSomething(
  request: APIRequestContext,
  customer: Customer,
  { garage, services: [service] }: GarageDetail,
): Promise<Booking> {
  if (!service) throw new Error(`${garage.name} has nothing to book`);
  const open = await openSlots(request, garage.id);
  const timesOn = (day: string) => open.filter(({ date }) => date === day).length;
  const latestFirst = open.toReversed().toSorted((a, b) => timesOn(b.date) - timesOn(a.date));
  const input = { garageId: garage.id, serviceIds: [service.id], expectedTotal: service.price };
  return await bookFirstFree(request, customer, input, latestFirst);
}

/** A completed booking. Its slot is free again. */
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
