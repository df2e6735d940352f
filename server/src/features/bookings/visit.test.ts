import type { Booking } from '@pahiya/contract/bookings/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput, tomorrow } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage, gridOf, type StoredGarage } from '../../../test/garages.ts';
import { bookings } from '../calendar/tables.ts';
import { loadCities } from '../locations/service/load-cities.ts';
import { profiles } from '../people/tables.ts';
import { findFarCity } from './rules/address.ts';

let api: Api;
let customer: Customer;
let garage: StoredGarage;

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
  garage = await createGarage(api.services.db, {
    services: [
      { name: 'Car wash', price: 300, duration: 30 },
      { name: 'Clutch overhaul', price: 9000, duration: 600, serviceTypes: ['pickup'] },
    ],
    slots: gridOf(120),
    mechanics: [],
  });
});

afterAll(() => api.stop());

const slot = { bookingDate: tomorrow, bookingTime: '09:00' };

function input(change: Parameters<typeof bookingInput>[1] = {}, services = garage.services) {
  return bookingInput({ ...garage, services }, { ...slot, ...change });
}

async function book(change: Parameters<typeof bookingInput>[1] = {}, services = garage.services) {
  return await api.call<Booking>('POST', '/bookings', input(change, services), customer);
}

test('the response matches the stored customer, first service, mechanic and phone of the booking', async () => {
  const { body } = await book({ customerPhone: '+919876543210' });
  const [row] = await api.services.db.select().from(bookings).where(eq(bookings.id, body.id));
  expect(body).toMatchObject({
    userId: row?.userId,
    serviceId: row?.serviceId,
    customerName: row?.customerName,
    customerEmail: row?.customerEmail,
    customerPhone: '+919876543210',
    assignedMechanicId: null,
    assignedAt: null,
  });
  expect((await api.call('GET', `/bookings/${body.id}`, undefined, customer)).body).toEqual(body);
});

test('a booking has a duration and an expected end, on a later day if necessary', async () => {
  const { body } = await book();
  // Collected until 11:00, six hours remain that day, and the rest is done from 9:00 the next morning.
  expect(body).toMatchObject({ durationMinutes: 630, readyAt: { date: '2026-11-25', time: '13:30' } });
  const short = await book({ serviceType: 'home_service' }, garage.services.slice(0, 1));
  expect(short.body).toMatchObject({ durationMinutes: 30, readyAt: { date: tomorrow, time: '11:00' } });
});

test('a cancelled booking has no expected end', async () => {
  const { body } = await book();
  const cancelled = await api.call<Booking>('POST', `/bookings/${body.id}/cancel`, {}, customer);
  expect(cancelled.body.readyAt).toBeNull();
});

test('a service offered only at the garage cannot be booked as a home service', async () => {
  const answer = await book({ serviceType: 'home_service' });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: 'SERVICE_TYPE_UNAVAILABLE',
      data: {
        field: 'serviceType',
        serviceIds: garage.services.filter(({ price }) => price === 9000).map(({ id }) => id),
      },
    },
  });
});

test('a booking needs a phone number; the first one is saved in the profile, and a later one is used for its booking only', async () => {
  const { customerPhone: _, ...phoneless } = input();
  const other = await createCustomer(api);
  const refused = await api.call('POST', '/bookings', phoneless, other);
  expect(refused).toMatchObject({ status: 422, body: { code: 'PHONE_REQUIRED', data: { field: 'customerPhone' } } });
  await api.call('POST', '/bookings', input({ customerPhone: '98765 00001' }), other);
  const known = await api.call<Booking>(
    'POST',
    '/bookings',
    { ...phoneless, idempotencyKey: crypto.randomUUID() },
    other,
  );
  expect(known.body.customerPhone).toBe('+919876500001');
  const third = await api.call<Booking>('POST', '/bookings', input({ customerPhone: '+919876500002' }), other);
  expect(third.body.customerPhone).toBe('+919876500002');
  const [profile] = await api.services.db.select().from(profiles).where(eq(profiles.id, other.id));
  expect(profile?.phone).toBe('+919876500001');
});

test('an address in a city far from the garage is refused with the city and the distance', async () => {
  const answer = await book({ address: '14, Ajmal Khan Road, Karol Bagh, Delhi 110005' });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'ADDRESS_TOO_FAR', data: { field: 'address', city: 'Delhi' } },
  });
});

test.each([
  ['12 Mysore Road', null],
  ['12 Delhi Road, Indiranagar, Bengaluru', null],
  ['Near Mumbai, Bangalore', null],
  ['Flat 3, Lake View', null],
  ['House 5, मुंबई - 400001', 'Mumbai'],
])('the address %s lies in %s', (address, city) => {
  const place = { latitude: 12.97, longitude: 77.64 };
  expect(findFarCity(loadCities(), { address, garage: place })?.city ?? null).toBe(city);
  expect(findFarCity(loadCities(), { address, garage: { latitude: null, longitude: null } })).toBeNull();
});
