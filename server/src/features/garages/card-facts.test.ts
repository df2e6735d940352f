import type { Garage, GarageDetail } from '@pahiya/contract/garages/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { services } from './tables.ts';

let api: Api;
let garage: StoredGarage;

beforeAll(async () => {
  api = await startApi();
  garage = await createGarage(api.services.db, { isFeatured: true, featuredOrder: 7 });
});

afterAll(() => api.stop());

async function card(): Promise<Garage | undefined> {
  return (await api.call<Garage[]>('GET', '/garages/featured')).body.find(({ id }) => id === garage.id);
}

test('a garage carries its status, its place among the featured garages and its displayed rating', async () => {
  expect(await card()).toMatchObject({ status: 'active', featuredOrder: 7, rating: 4.3, averageRating: null });
  const rated = await createGarage(api.services.db, { averageRating: 3.8, totalReviews: 4 });
  const { body } = await api.call<GarageDetail>('GET', `/garages/${rated.id}`);
  expect(body.garage).toMatchObject({ rating: 3.8, averageRating: 3.8 });
});

test("a card's prices, durations and pickup follow the active services", async () => {
  expect(await card()).toMatchObject({ lowestPrice: 300, shortestMinutes: 30, longestMinutes: 60, picksUp: true });
  const { db } = api.services;
  const [first] = garage.services;
  await db.update(services).set({ isActive: false }).where(eq(services.name, 'Car wash'));
  expect(await card()).toMatchObject({ lowestPrice: 900, shortestMinutes: 60, longestMinutes: 60 });
  await db
    .update(services)
    .set({ serviceTypes: ['home_service'], price: 450 })
    .where(eq(services.id, first?.id ?? ''));
  expect(await card()).toMatchObject({ lowestPrice: 450, picksUp: false });
  await db.update(services).set({ isActive: false }).where(eq(services.garageId, garage.id));
  expect(await card()).toMatchObject({ lowestPrice: null, shortestMinutes: null, longestMinutes: null, picksUp: true });
});

test('a garage lists its opening hours and its coming holidays', async () => {
  const { body } = await api.call<GarageDetail>('GET', `/garages/${garage.id}`);
  expect(body.openingHours).toHaveLength(7);
  expect(body.openingHours[1]).toEqual({ dayOfWeek: 1, opens: '09:00', closes: '17:00', lastStart: '16:00' });
  expect(body.holidays).toEqual([]);
});
