import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { createGarage, hourlyGrid } from '../../../../test/garages.ts';
import { toUserId } from '../../../platform/user-id.ts';
import { indexCities } from '../../locations/rules.ts';
import type { RevvyTools } from './revvy-tools.ts';
import { createTools } from './tools.ts';

let database: TestDatabase;
let tools: RevvyTools;

const maharashtra = { state: 'Maharashtra', aliases: [] };
const places = {
  pune: { name: 'Pune', latitude: 18.52, longitude: 73.855, population: 3_000_000 },
  aundh: { name: 'Aundh', latitude: 18.558, longitude: 73.8075, parent: 'Pune', population: 0 },
  kothrud: { name: 'Kothrud', latitude: 18.507, longitude: 73.808, parent: 'Pune', population: 0 },
};
const cities = indexCities(Object.values(places).map((place) => ({ ...place, ...maharashtra })));

beforeAll(async () => {
  database = await createTestDatabase();
  const garageIn = async (place: keyof typeof places, name: string, services: object[]) => {
    const { name: area, latitude, longitude } = places[place];
    const location = area === 'Pune' ? 'Pune' : `${area}, Pune`;
    return await createGarage(database.db, { name, location, latitude, longitude, services, slots: hourlyGrid });
  };
  const pads = { name: 'Brake Pads replacement', price: 2_500, duration: 60 };
  await garageIn('kothrud', 'Torque House', [pads]);
  await garageIn('aundh', 'Rolling Van', [{ ...pads, price: 1_900, serviceTypes: ['home_service'] }]);
  await garageIn('aundh', 'Custom Bay', [{ name: 'Big brake kit and Brake Pads', price: 35_000, duration: 60 }]);
  await garageIn('aundh', 'Foam Bay', [{ name: 'Foam wash', price: 400, duration: 60 }]);
  const now = new Date('2026-11-23T04:30:00Z');
  tools = createTools(database.db, { userId: toUserId(''), place: { city: 'Pune' }, now, cities });
});

afterAll(() => database.drop());

test('a garage with a place of its own is drafted before a van that nobody asked for', async () => {
  const draft = await tools.draftBooking({ search: 'Brake Pads', said: 'brake pads', vehicleType: 'car' });
  expect(draft).toMatchObject({ garageName: 'Torque House', total: 2_500 });
  const atHome = { search: 'Brake Pads', vehicleType: 'car', serviceType: 'home_service' } as const;
  expect(await tools.draftBooking(atHome)).toMatchObject({ serviceType: 'home_service' });
});

test('an upgrade is no brake pads unless the customer asks for it', async () => {
  const found = await tools.findGarages({ search: 'Brake Pads', vehicleType: 'car' });
  expect(found?.items.map(({ name }) => name)).not.toContain('Custom Bay');
  const kit = { search: 'Brake Pads', said: 'big brake kit and brake pads', vehicleType: 'car' } as const;
  expect(await tools.draftBooking(kit)).toMatchObject({ garageName: 'Custom Bay' });
});

test('a draft for a named area says where the garage is, even within the city', async () => {
  const draft = await tools.draftBooking({ search: 'Foam wash', vehicleType: 'car', city: 'Kothrud' });
  const garageId = draft?.garageId ?? '';
  const away = { place: 'Kothrud', location: 'Aundh, Pune', distanceKm: 6 };
  expect((await tools.howFar([garageId], 'Kothrud')).get(garageId)).toEqual(away);
  expect((await tools.howFar([garageId], 'Aundh')).size).toBe(0);
  expect((await tools.howFar([garageId], 'Pune')).size).toBe(0);
});

test('a price can be that of all India', async () => {
  const wanted = { search: 'Foam wash', city: 'Delhi', isAnywhere: true };
  expect(await tools.priceRange(wanted)).toMatchObject({
    lowest: 400,
    city: null,
    cheapest: { location: 'Aundh, Pune' },
  });
});
