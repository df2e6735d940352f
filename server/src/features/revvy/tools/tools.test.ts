import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { createGarage } from '../../../../test/garages.ts';
import { toUserId } from '../../../platform/user-id.ts';
import { indexCities } from '../../locations/rules.ts';
import type { AskedPlace } from '../types.ts';
import type { RevvyTools } from './revvy-tools.ts';
import { createTools } from './tools.ts';

let database: TestDatabase;
let tools: RevvyTools;

function servicesAt(prices: Record<string, number>) {
  return Object.entries(prices).map(([name, price]) => ({ name, price, duration: 60 }));
}

beforeAll(async () => {
  database = await createTestDatabase();
  const brakes = {
    'Brake check': 300,
    'Brake fluid': 500,
    'Brake cleaning': 700,
    'Brake discs': 5_000,
    'Brake pads': 2_500,
  };
  await createGarage(database.db, { name: 'Five', location: 'Pune', services: servicesAt(brakes) });
  const dearPads = { 'Brake pads': 3_100 };
  await createGarage(database.db, { name: 'One', location: 'Pune', services: servicesAt(dearPads) });
  const place = { city: 'Pune' };
  tools = createTools(database.db, { userId: toUserId(''), place, now: new Date('2026-11-23T04:30:00Z') });
});

afterAll(() => database.drop());

test('a draft for a full service takes the comprehensive one, and for a bike never that of a scooter', async () => {
  const offered = { 'Periodic bike service': 900, 'Comprehensive bike service': 2_400, 'Scooter service': 500 };
  const { id } = await createGarage(database.db, {
    ...{ name: 'Wheels', location: 'Nashik', vehicleTypes: ['bike'], services: servicesAt(offered) },
  });
  const drafted = async (said: string) => {
    const draft = await tools.draftBooking({ search: 'service', vehicleType: 'bike', garageId: id, said });
    return draft?.services[0]?.name;
  };
  expect(await drafted('full service for my Splendor')).toBe('Comprehensive bike service');
  expect(await drafted('bike service')).toBe('Periodic bike service');
  expect(await drafted('Activa service')).toBe('Scooter service');
});

test('a price range compares services of one kind, however many share a word', async () => {
  expect(await tools.priceRange({ search: 'brake' })).toMatchObject({ lowest: 2_500, highest: 3_100, garages: 2 });
  expect(await tools.priceRange({ search: 'brake', said: 'brake check' })).toMatchObject({ lowest: 300, garages: 1 });
  expect(await tools.priceRange({ search: 'brake pads' })).toMatchObject({
    ...{ lowest: 2_500, highest: 3_100, garages: 2 },
    cheapest: { name: 'Five', location: 'Pune', service: 'Brake pads' },
  });
});

test('a garage is found and drafted even if the wanted service is its most expensive', async () => {
  const pads = await tools.findGarages({ search: 'brake pads' });
  expect(pads?.items.map(({ services }) => services.map(({ price }) => price)).toSorted()).toEqual([[2_500], [3_100]]);
  expect(await tools.draftBooking({ search: 'brake discs' })).toMatchObject({ garageName: 'Five', total: 5_000 });
});

test('a card shows the three cheapest of many matching services', async () => {
  const brakes = await tools.findGarages({ search: 'brake' });
  const five = brakes?.items.find(({ name }) => name === 'Five');
  expect(five?.services.map(({ price }) => price)).toEqual([300, 500, 700]);
});

test('a service that no garage offers has no price', async () => {
  expect(await tools.priceRange({ search: 'paint' })).toBeNull();
});

test('an inspection of a home charger is not an inspection of a bike', async () => {
  const place = { city: 'Surat' };
  const services = servicesAt({ 'Home charger inspection': 500 });
  await createGarage(database.db, { name: 'Plug', location: 'Surat', vehicleTypes: ['bike'], services });
  const there = createTools(database.db, { userId: toUserId(''), place, now: new Date('2026-11-23T04:30:00Z') });
  expect(await there.findGarages({ search: 'Inspection', vehicleType: 'bike' })).toBeNull();
});

const cities = indexCities([
  { name: 'Nashik', state: 'Maharashtra', latitude: 20, longitude: 73.79, aliases: [], population: 0 },
  { name: 'Kohima', state: 'Nagaland', latitude: 25.67, longitude: 94.11, aliases: [], population: 0 },
]);

function toolsAt(place: AskedPlace): RevvyTools {
  return createTools(database.db, { userId: toUserId(''), place, cities, now: new Date('2026-11-23T04:30:00Z') });
}

test('a place without the service gets garages within 50 km, the nearest first and with the distance', async () => {
  const services = servicesAt({ 'Clutch plate replacement': 4_000 });
  const near = { location: 'Sinnar', latitude: 19.85, longitude: 74 };
  await createGarage(database.db, { ...near, name: 'Near', services });
  await createGarage(database.db, { ...near, latitude: 19.7, name: 'Less near', services });
  const found = await toolsAt({ latitude: 20, longitude: 73.79 }).findGarages({ search: 'Clutch' });
  expect(found?.items.map(({ name }) => name)).toEqual(['Near', 'Less near']);
  expect(found?.items[0]?.distanceKm).toBeGreaterThan(20);
  const inCity = await toolsAt({ city: 'Nashik' }).findGarages({ search: 'Clutch' });
  expect(inCity?.items.map(({ name }) => name)).toEqual(['Near', 'Less near']);
  expect(await toolsAt({ city: 'Nashik' }).nearestGarage({ search: 'Clutch' })).toBeNull();
});

test('a garage far away is not offered, but the nearest one is named', async () => {
  const there = toolsAt({ city: 'Kohima' });
  expect(await there.findGarages({ search: 'Clutch' })).toBeNull();
  expect(await there.findGarages({})).toBeNull();
  expect(await there.priceRange({ search: 'Clutch' })).toBeNull();
  const far = await there.nearestGarage({ search: 'Clutch' });
  expect(far).toMatchObject({ name: 'Near', location: 'Sinnar', from: 'Kohima' });
  expect(far?.distanceKm).toBeGreaterThan(2_000);
});

test('garages come in the order asked for, without those that the customer does not want', async () => {
  const at = { location: 'Igatpuri', latitude: 25.67, longitude: 94.11 };
  const wash = (price: number, duration: number) => [{ name: 'Foam wash', price, duration }];
  const dear = await createGarage(database.db, { ...at, name: 'Dear', services: wash(900, 30) });
  await createGarage(database.db, { ...at, name: 'Cheap', latitude: 25.8, services: wash(300, 60) });
  for (const there of [toolsAt({ city: 'Igatpuri' }), toolsAt({ latitude: 25.67, longitude: 94.11 })]) {
    const namesOf = async (wanted: Parameters<RevvyTools['findGarages']>[0]) =>
      (await there.findGarages({ search: 'Foam wash', ...wanted }))?.items.map(({ name }) => name);
    expect(await namesOf({ order: 'price' })).toEqual(['Cheap', 'Dear']);
    expect(await namesOf({ without: [dear.id] })).toEqual(['Cheap']);
    expect(await there.draftBooking({ search: 'Foam wash', order: 'price' })).toMatchObject({ garageName: 'Cheap' });
    expect(await there.workTime({ search: 'Foam wash' })).toEqual({ least: 30, most: 60 });
  }
  const near = await toolsAt({ latitude: 25.67, longitude: 94.11, city: 'Igatpuri' }).findGarages({
    ...{ search: 'Foam wash', order: 'distance' },
  });
  expect(near?.items.map(({ name }) => name)).toEqual(['Dear', 'Cheap']);
});

test('a garage that does the work at home is drafted before a better one that does not', async () => {
  const tyre = (name: string, serviceTypes: string[]) => ({
    ...{ name, location: 'Wai', services: [{ name: 'Puncture repair', price: 200, duration: 30, serviceTypes }] },
  });
  await createGarage(database.db, tyre('Shop', ['pickup']));
  await createGarage(database.db, tyre('Van', ['pickup', 'home_service']));
  const there = toolsAt({ city: 'Wai' });
  const atHome = await there.draftBooking({ search: 'Puncture', serviceType: 'home_service' });
  expect(atHome).toMatchObject({ garageName: 'Van', serviceType: 'home_service' });
  expect(await there.draftBooking({ search: 'Puncture' })).not.toHaveProperty('serviceType');
});

test('a garage outside of the named city is so many kilometres away', async () => {
  const there = await toolsAt({ city: 'Nashik' }).findGarages({ search: 'Clutch' });
  const ids = there?.items.slice(0, 1).map(({ garageId }) => garageId) ?? [];
  const away = new Map([[ids[0], { place: 'Nashik', location: 'Sinnar', distanceKm: 28 }]]);
  expect(await toolsAt({ city: 'Nashik' }).howFar(ids)).toEqual(away);
  expect(await toolsAt({}).howFar(ids, 'Nashik')).toEqual(away);
  expect(await toolsAt({ latitude: 20, longitude: 73.79 }).howFar(ids)).toEqual(new Map());
  expect(await tools.howFar(ids)).toEqual(new Map());
});

test('a draft takes both works at the garage that does both, whatever its price', async () => {
  const offered = { 'Doorstep wash': 400, 'Interior Cleaning': 1_400 };
  await createGarage(database.db, { name: 'Both', location: 'Surat', services: servicesAt(offered) });
  const inside = { 'Interior Cleaning': 900 };
  await createGarage(database.db, { name: 'Inside', location: 'Surat', services: servicesAt(inside) });
  const wanted = { city: 'Surat', vehicleType: 'car' as const };
  const both = await tools.draftBooking({ ...wanted, search: 'Interior Cleaning', others: ['Foam wash'] });
  expect(both).toMatchObject({ garageName: 'Both', total: 1_800 });
  expect(both?.services.map(({ name }) => name)).toEqual(['Interior Cleaning', 'Doorstep wash']);
});

test('any wash will do for a wash, but not a service that comes with one', async () => {
  const offered = { 'Complete service with wash': 5_000, 'Waterless car wash': 450 };
  await createGarage(database.db, { name: 'Splash', location: 'Kochi', services: servicesAt(offered) });
  const wanted = { search: 'Foam wash', vehicleType: 'car' as const, city: 'Kochi' };
  expect(await tools.priceRange(wanted)).toMatchObject({ lowest: 450, highest: 450 });
});

test('a request for a check is drafted as a test of the part, and no other request is', async () => {
  const offered = { 'Battery test': 150, 'Car Battery replacement': 4_000 };
  await createGarage(database.db, { name: 'Volt', location: 'Indore', services: servicesAt(offered) });
  const wanted = { search: 'Battery', vehicleType: 'car' as const, city: 'Indore' };
  expect((await tools.draftBooking({ ...wanted, isCheck: true }))?.total).toBe(150);
  expect((await tools.draftBooking(wanted))?.total).toBe(4_000);
});

test('a motorcycle of 150 cc gets no service for larger ones if there is another', async () => {
  const offered = { 'Classic bike service (350 cc)': 1_400, 'Bike service at home': 1_900 };
  const place = { location: 'Nagpur', vehicleTypes: ['bike' as const] };
  await createGarage(database.db, { name: 'Thump', ...place, services: servicesAt(offered) });
  const drafted = async (said: string) => {
    const draft = await tools.draftBooking({ search: 'service', vehicleType: 'bike', city: 'Nagpur', said });
    return draft?.total;
  };
  expect(await drafted('bike servicing for my fz')).toBe(1_900);
  expect(await drafted('service of my bullet')).toBe(1_400);
  expect(await drafted('बुलेट की सर्विस')).toBe(1_400);
});

test('garages for a scooter are not those for motorcycles alone', async () => {
  const place = { location: 'Bhopal', vehicleTypes: ['bike' as const] };
  await createGarage(database.db, { name: 'Gears', ...place, services: servicesAt({ 'Bike Brake Pads': 500 }) });
  await createGarage(database.db, { name: 'Scoot', ...place, services: servicesAt({ 'Scooter Brake Pads': 600 }) });
  const wanted = { search: 'Brake Pads', vehicleType: 'bike' as const, city: 'Bhopal' };
  const namesFor = async (said: string) =>
    (await tools.findGarages({ ...wanted, said }))?.items.map(({ name }) => name);
  expect(await namesFor('my scooty')).toEqual(['Scoot']);
  expect(await namesFor('my bike')).toEqual(['Gears']);
});

test('a scooter is drafted at its own garage, even if another one does more of the works', async () => {
  const place = { location: 'Ranchi', vehicleTypes: ['bike' as const] };
  const more = { 'Bike Brake Pads': 500, 'Bike oil change': 400 };
  await createGarage(database.db, { name: 'Gears', ...place, services: servicesAt(more) });
  await createGarage(database.db, { name: 'Scoot', ...place, services: servicesAt({ 'Scooter Brake Pads': 600 }) });
  const wanted = { search: 'Brake Pads', others: ['Oil change'], vehicleType: 'bike' as const, city: 'Ranchi' };
  expect(await tools.draftBooking({ ...wanted, said: 'scooty brake pads' })).toMatchObject({ garageName: 'Scoot' });
  expect(await tools.draftBooking({ ...wanted, said: 'bike brake pads' })).toMatchObject({ garageName: 'Gears' });
});

test('the garages beside a price offer what was compared', async () => {
  const place = { location: 'Patna', vehicleTypes: ['bike' as const] };
  await createGarage(database.db, { name: 'Clean', ...place, services: servicesAt({ 'Chain Cleaning': 200 }) });
  await createGarage(database.db, { name: 'New', ...place, services: servicesAt({ 'Chain replacement': 2_000 }) });
  const wanted = { search: 'Chain', vehicleType: 'bike' as const, city: 'Patna', said: 'chain price' };
  const shown = await tools.findGarages({ ...wanted, isCompared: true });
  expect(shown?.items.map(({ name }) => name)).toEqual(['New']);
});
