import type { NextFree, SearchHit } from '@pahiya/contract/garages/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { createCustomer } from '../../../test/customers.ts';
import { createGarage, hourlyGrid, type StoredGarage } from '../../../test/garages.ts';
import { garages, garageTimeSlots } from '../garages/tables.ts';

let api: Api;
let near: StoredGarage;
let middle: StoredGarage;
let far: StoredGarage;

const here = { latitude: '18.5', longitude: '73.8' };
const today = '2026-11-23';

beforeAll(async () => {
  api = await startApi();
  const at = (km: number) => ({ location: 'Kothrud, Pune', latitude: 18.5 + km / 111, longitude: 73.8 });
  const service = (name: string, price: number, serviceTypes = ['pickup', 'home_service']) => {
    return { name, price, duration: 30, serviceTypes };
  };
  near = await createGarage(api.services.db, {
    ...at(1),
    name: 'Near Motors',
    vehicleTypes: ['bike'],
    services: [service('Oil change', 900, ['pickup']), service('Car wash', 100)],
  });
  middle = await createGarage(api.services.db, {
    ...at(5),
    name: 'Middle Motors',
    averageRating: 4.9,
    totalReviews: 3,
    services: [service('Oil change', 700), service('Car wash', 300)],
    slots: hourlyGrid.filter(({ dayOfWeek }) => dayOfWeek === 4),
  });
  far = await createGarage(api.services.db, {
    ...at(19.9),
    name: 'Far Motors',
    averageRating: 4.2,
    totalReviews: 3,
    mechanics: [{ name: 'Arun' }],
    services: [service('Oil change', 500, ['home_service']), service('Brake repair', 50, ['home_service'])],
  });
  const { id } = await createGarage(api.services.db, { name: 'Nowhere', location: 'Nashik' });
  await api.services.db.update(garages).set({ latitude: null, longitude: null }).where(eq(garages.id, id));
});

beforeEach(() => {
  api.clock.now = morning;
});

afterAll(() => api.stop());

async function search(wanted: Record<string, string>): Promise<SearchHit[]> {
  const path = `/garages/search?${new URLSearchParams({ city: 'Pune', ...wanted })}`;
  const { status, body } = await api.call<{ items: SearchHit[] }>('GET', path);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.items;
}

async function names(wanted: Record<string, string>): Promise<string[]> {
  return (await search(wanted)).map((hit) => hit.garage.name.split(' ')[0] ?? '');
}

test('results are sorted by rating, distance or the price of the service that was searched', async () => {
  expect(await names({ text: 'oil change' })).toEqual(['Middle', 'Far', 'Near']);
  expect(await names({ text: 'oil change', sort: 'rating' })).toEqual(['Middle', 'Far', 'Near']);
  expect(await names({ text: 'oil change', sort: 'distance', ...here })).toEqual(['Near', 'Middle', 'Far']);
  expect(await names({ text: 'oil change', sort: 'price' })).toEqual(['Far', 'Middle', 'Near']);
  expect(await names({ text: 'wash', sort: 'price', ...here })).toEqual(['Near', 'Middle']);
});

test('without a text the cheapest service of each garage decides the order by price', async () => {
  expect(await names({ sort: 'price' })).toEqual(['Far', 'Near', 'Middle']);
  expect(await names({ sort: 'price', serviceType: 'pickup' })).toEqual(['Near', 'Middle']);
});

test('a misspelt search is sorted as well', async () => {
  expect(await names({ text: 'oil chnage', sort: 'price' })).toEqual(['Far', 'Middle', 'Near']);
});

test('with coordinates each hit has its distance, in every order', async () => {
  for (const sort of ['relevance', 'distance', 'price', 'rating', 'next_free']) {
    const hits = await search({ text: 'oil', sort, ...here });
    expect(hits.map(({ garage }) => garage.distanceKm).toSorted()).toEqual([1, 20, 5]);
  }
});

test('a garage without coordinates comes last by distance, but is not left out', async () => {
  expect((await names({ city: 'Nashik', sort: 'distance', ...here })).at(-1)).toBe('Nowhere');
});

test('distance without coordinates, and one coordinate alone, are refused by name', async () => {
  const refused = (field: string) => ({ status: 400, body: { data: { field } } });
  expect(await api.call('GET', '/garages/search?sort=distance')).toMatchObject(refused('sort'));
  expect(await api.call('GET', '/garages/search?latitude=18.5')).toMatchObject(refused('longitude'));
  expect(await api.call('GET', '/garages/search?sort=best')).toMatchObject(refused('sort'));
});

test('pickup and home service keep the garages that offer the searched service that way', async () => {
  expect(await names({ text: 'oil change', serviceType: 'pickup' })).toEqual(['Middle', 'Near']);
  expect(await names({ text: 'oil change', serviceType: 'home_service' })).toEqual(['Middle', 'Far']);
  expect(await names({ text: 'motors', serviceType: 'home_service' })).toEqual(['Middle', 'Far', 'Near']);
  const [, nearest] = await search({ text: 'motors', serviceType: 'home_service', sort: 'price', vehicleType: 'bike' });
  expect(nearest).toBeUndefined();
});

test('a service that is not offered in the wanted way is not shown', async () => {
  const [hit] = await search({ serviceType: 'home_service', vehicleType: 'bike' });
  expect(hit?.matches.map(({ name }) => name)).toEqual(['Car wash']);
});

test('free today or tomorrow keeps the garages with a free slot on that day', async () => {
  expect(await names({ free: 'today' })).toEqual(['Far', 'Near']);
  expect(await names({ free: 'tomorrow' })).toEqual(['Far', 'Near']);
  api.clock.now = new Date('2026-11-23T12:00:00Z');
  expect(await names({ free: 'today' })).toEqual([]);
  expect(await names({ free: 'tomorrow', sort: 'distance', ...here })).toEqual(['Near', 'Far']);
});

test('a garage whose slots are all taken is not free', async () => {
  const { token } = await createCustomer(api);
  for (const { startTime } of hourlyGrid.filter(({ dayOfWeek }) => dayOfWeek === 2)) {
    const serviceType = 'home_service' as const;
    const booked = await api.call(
      'POST',
      '/bookings',
      bookingInput(far, { bookingTime: startTime, serviceType, address: 'Kothrud, Pune' }),
      { token },
    );
    expect(booked).toMatchObject({ status: 201 });
  }
  expect(await names({ free: 'tomorrow' })).toEqual(['Near']);
});

test('the next free slot decides the order, and garages without one come last', async () => {
  expect(await names({ sort: 'next_free' })).toEqual(['Far', 'Near', 'Middle']);
  expect(await names({ sort: 'next_free', ...here })).toEqual(['Near', 'Far', 'Middle']);
});

test('each garage of a page has its next free slot within a week', async () => {
  const closed = await createGarage(api.services.db, { location: 'Nashik' });
  await api.services.db.delete(garageTimeSlots).where(eq(garageTimeSlots.garageId, closed.id));
  const ids = [near, middle, closed].map(({ id }) => id).join();
  const { status, body } = await api.call<NextFree[]>('GET', `/garages/next-free?garageIds=${ids}`);
  expect(status).toBe(200);
  const slots = new Map(body.map(({ garageId, slot }) => [garageId, slot]));
  expect(slots.get(near.id)).toEqual({ date: today, startTime: '11:00', endTime: '12:00' });
  expect(slots.get(middle.id)).toEqual({ date: '2026-11-26', startTime: '09:00', endTime: '10:00' });
  expect(slots.get(closed.id)).toBeNull();
});
