import { categories, type LandingCity } from '@pahiya/contract/garages/schemas';
import { landingCities } from '@pahiya/contract/shared/cities';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createGarage } from '../../../test/garages.ts';
import { garages } from './tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  await api.services.db.execute(sql`truncate garages cascade`);
});

afterAll(() => api.stop());

function garage(location: string, change: Record<string, unknown> = {}) {
  return createGarage(api.services.db, { name: `At ${location}`, location, ...change });
}

async function offered(): Promise<Record<string, string[]>> {
  const { status, body } = await api.call<LandingCity[]>('GET', '/garages/landing-cities');
  expect(status).toBe(200);
  expect(body.map(({ city }) => city)).toEqual([...landingCities]);
  return Object.fromEntries(
    body.filter((each) => each.categories.length > 0).map((each) => [each.city, each.categories]),
  );
}

test('without garages all 18 cities are listed without categories', async () => {
  expect(await offered()).toEqual({});
});

test('a city has the categories of its active garages, each once and in order', async () => {
  await garage('Kothrud, Pune, Maharashtra', { categories: ['car-modifications', 'bike-service'] });
  await garage('Baner, Pune, Maharashtra', { categories: ['bike-service', 'doorstep-service'] });
  await garage('Rohini, New Delhi', { categories: ['car-service'] });
  await garage('Hebbal, Bengaluru', { categories: [...categories], status: 'inactive' });
  await garage('Devaraja, Mysuru', { categories: [...categories] });
  expect(await offered()).toEqual({
    Pune: ['bike-service', 'doorstep-service', 'car-modifications'],
    Delhi: ['car-service'],
  });
});

test('a city leaves the list with its last active garage, and returns with one', async () => {
  const { id } = await garage('Alambagh, Lucknow', { categories: ['bike-service'] });
  const set = (status: 'active' | 'inactive') =>
    api.services.db.update(garages).set({ status }).where(eq(garages.id, id));
  await set('inactive');
  expect(await offered()).toEqual({});
  await set('active');
  expect(await offered()).toEqual({ Lucknow: ['bike-service'] });
});

test('a city is listed for a category exactly when a search there finds a garage', async () => {
  await garage('Sector 18, Noida, Uttar Pradesh', { categories: ['car-service', 'car-modifications'] });
  await garage('Rohini, NEW DELHI', { categories: ['doorstep-service'] });
  const found = await offered();
  for (const city of ['Noida', 'Delhi', 'Surat']) {
    for (const category of categories) {
      const search = new URLSearchParams({ city, category });
      const { body } = await api.call<{ items: unknown[]; nearestTo: string | null }>(
        'GET',
        `/garages/search?${search}`,
      );
      expect(body.items.length > 0 && body.nearestTo === null, `${category} in ${city}`).toBe(
        found[city]?.includes(category) ?? false,
      );
    }
  }
});
