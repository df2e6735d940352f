import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createGarage } from '../../../test/garages.ts';
import { searchGarages } from '../search/queries/search-garages.ts';
import { listNearby } from './queries/list-garages.ts';
import { garages } from './tables.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  await database.db.execute(sql`truncate garages, places, search_words cascade`);
  await createGarage(database.db, { name: 'Best', location: 'Aundh, Pune', averageRating: 4.9, totalReviews: 5 });
  await createGarage(database.db, { name: 'Good', location: 'Baner, Pune', averageRating: 4.1, totalReviews: 5 });
});

afterAll(() => database.drop());

async function near(city: string): Promise<string[]> {
  return (await listNearby(database.db, { city })).map((garage) => garage.name);
}

function change(name: string, values: Partial<typeof garages.$inferInsert>) {
  return database.db.update(garages).set(values).where(eq(garages.name, name));
}

test("a city's list follows changes of ratings, locations and status", async () => {
  expect(await near('Pune')).toEqual(['Best', 'Good']);
  await change('Good', { averageRating: 5 });
  expect(await near('Pune')).toEqual(['Good', 'Best']);
  await change('Good', { location: 'Adyar, Chennai' });
  expect([await near('Pune'), await near('Chennai')]).toEqual([['Best'], ['Good']]);
  await change('Best', { status: 'inactive' });
  expect(await near('Pune')).toEqual([]);
  await change('Best', { status: 'active' });
  expect(await near('Pune')).toEqual(['Best']);
  await database.db.delete(garages).where(eq(garages.name, 'Best'));
  expect(await near('Pune')).toEqual([]);
});

test('a garage whose location names the city twice is listed once', async () => {
  await createGarage(database.db, { name: 'Twice', location: 'Pune Station, PUNE, , Pune' });
  expect(await near('pune')).toEqual(['Best', 'Good', 'Twice']);
});

test('a text with a comma matches across the parts of a location', async () => {
  expect(await near('baner, pu')).toEqual(['Good']);
});

test('a text that is part of very many places finds the best-rated garages of all of them', async () => {
  await database.db.execute(sql`insert into garages
    (id, name, location, status, categories, vehicle_types, average_rating, total_reviews)
    select gen_random_uuid(), 'Garage ' || n, 'Sector ' || n || ', Noida', 'active', '{car-service}', '{car}', 3 + n / 100.0, 9
    from generate_series(1, 90) n`);
  const found = await near('sector');
  expect(found).toHaveLength(50);
  expect(found[0]).toBe('Garage 90');
});

test('a search in a city is paged in the order of ratings', async () => {
  const find = (cursor?: string) => searchGarages(database.db, { text: 'oil', city: 'pune', limit: 1, cursor });
  const first = await find();
  const second = await find(first?.nextCursor ?? '');
  expect([first, second].map((page) => page?.items[0]?.garage.name)).toEqual(['Best', 'Good']);
  expect(second?.nextCursor).toBeNull();
});

test('a mistyped word stands for the most similar known word, within the city and the filters', async () => {
  const find = (text: string, city?: string) => searchGarages(database.db, { text, city, limit: 20 });
  expect((await find('ohl chxxge'))?.items).toHaveLength(0);
  expect((await find('chnage pune'))?.items).toHaveLength(2);
  expect((await find('chnage', 'chennai'))?.items).toHaveLength(0);
  expect((await find('xqzwv'))?.items).toHaveLength(0);
});

test('a text too short for the index matches beginnings of words, and an unknown word finds nothing', async () => {
  const find = async (text: string) => (await searchGarages(database.db, { text, limit: 20 }))?.items.length;
  expect(await find('au')).toBe(1);
  expect(await find('oi ba')).toBe(1);
  expect(await find('il ba')).toBe(0);
  expect(await find('☃')).toBe(0);
  expect(await find('गाड़ी')).toBe(0);
});
