import type { ImportPreview } from '@pahiya/contract/desk/administration/schemas';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import type { Customer } from '../../../test/customers.ts';
import { hourlyGrid } from '../../../test/garages.ts';
import { createStaff } from '../../../test/staff.ts';
import { sendForm } from '../../../test/uploads.ts';
import { garages, garageTimeSlots, mechanics, services } from '../garages/tables.ts';

let api: Api;
let admin: Customer;
let count = 0;
let key: string;
let garageId: string;

beforeAll(async () => {
  api = await startApi();
  admin = await createStaff(api, 'admin');
});

afterAll(() => api.stop());

beforeEach(async () => {
  key = `kept-${++count}`;
  await load(file());
  const [garage] = await api.services.db.select().from(garages).where(eq(garages.externalId, key));
  garageId = garage?.id ?? '';
});

function file(change: object = {}) {
  return {
    externalId: key,
    name: 'Desk Motors',
    location: 'Indiranagar, Bengaluru',
    latitude: 12.97,
    longitude: 77.64,
    categories: ['car-service'],
    vehicleTypes: ['car'],
    services: [
      { name: 'Oil change', price: 900, duration: 60 },
      { name: 'Car wash', price: 300, duration: 30 },
    ],
    mechanics: [{ name: 'Zoya' }, { name: 'Arun' }],
    slots: hourlyGrid,
    ...change,
  };
}

async function load(garage: object, isTrial = false): Promise<ImportPreview> {
  const form = new FormData();
  form.set('file', new File([JSON.stringify({ garages: [garage] })], 'garages.json'));
  form.set('isTrial', String(isTrial));
  const { status, body } = await sendForm<ImportPreview>(api, 'POST', '/desk/garages/import', form, admin.token);
  expect(status).toBe(200);
  return body;
}

function at(method: string, path: string, body: object) {
  return api.call<{ id: string }>(method, `/desk/garages/${garageId}${path}`, body, admin);
}

async function serviceNamed(name: string) {
  const rows = await api.services.db
    .select()
    .from(services)
    .where(eq(services.garageId, garageId))
    .orderBy(asc(services.name));
  return rows.find((row) => row.name === name);
}

test('a price changed at the desk survives an import, and the preview names the difference', async () => {
  const { description: _, garageId: __, id, ...oil } = (await serviceNamed('Oil change')) ?? { id: '' };
  expect((await at('PUT', `/services/${id}`, { ...oil, description: null, price: 1_100 })).status).toBe(200);
  const cheaper = file({ name: 'Desk Motors II', services: [{ name: 'Oil change', price: 800, duration: 60 }] });
  const kept = [{ garage: key, list: 'services' }];
  expect(await load(cheaper, true)).toMatchObject({ changedGarages: 1, kept, isImported: false });
  expect(await load(cheaper)).toMatchObject({ changedGarages: 1, kept, problems: [], isImported: true });
  expect(await serviceNamed('Oil change')).toMatchObject({ price: 1_100 });
  expect(await serviceNamed('Car wash')).toMatchObject({ isActive: true });
  // Fields that the desk cannot change still come from the file.
  const [garage] = await api.services.db.select().from(garages).where(eq(garages.id, garageId));
  expect(garage?.name).toBe('Desk Motors II');
});

test('each list changed at the desk survives an import, independently of the other lists', async () => {
  const { db } = api.services;
  const [zoya] = await db.select().from(mechanics).where(eq(mechanics.garageId, garageId)).orderBy(asc(mechanics.id));
  await at('PUT', `/mechanics/${zoya?.id}`, { name: 'Zoya', phone: null, isActive: false });
  const slots = [{ dayOfWeek: 1, startTime: '07:00', endTime: '08:00', isAvailable: true }];
  expect((await at('PUT', '/slots', { slots })).status).toBe(200);
  const { kept } = await load(file({ services: [{ name: 'Car wash', price: 350, duration: 30 }] }));
  expect(kept).toEqual([
    { garage: key, list: 'mechanics' },
    { garage: key, list: 'slots' },
  ]);
  expect(await db.$count(garageTimeSlots, eq(garageTimeSlots.garageId, garageId))).toBe(1);
  expect(await serviceNamed('Car wash')).toMatchObject({ price: 350 });
  expect(await serviceNamed('Oil change')).toMatchObject({ isActive: false });
  const people = await db.select().from(mechanics).where(eq(mechanics.garageId, garageId));
  expect(people.find(({ name }) => name === 'Zoya')?.status).toBe('inactive');
});

test('a file that agrees with the desk reports no difference', async () => {
  await at('POST', '/services', { name: 'Polish', description: 'By hand', price: 500, duration: 45, isActive: true });
  const polish = { name: 'Polish', description: 'By hand', price: 500, duration: 45 };
  const { services: others } = file();
  expect(await load(file({ services: [polish, ...others] }))).toMatchObject({ kept: [], changedGarages: 0 });
});

test('a refused change at the desk leaves the list to the file', async () => {
  const taken = { name: 'Car wash', description: null, price: 500, duration: 45, isActive: true };
  expect((await at('POST', '/services', taken)).status).toBe(409);
  const { kept } = await load(file({ services: [{ name: 'Oil change', price: 800, duration: 60 }] }));
  expect(kept).toEqual([]);
  expect(await serviceNamed('Oil change')).toMatchObject({ price: 800 });
});

test('a garage that an admin featured or unfeatured stays so, whatever the file says', async () => {
  const { db } = api.services;
  const put = (garageIds: string[]) => api.call('PUT', '/desk/featured', { garageIds }, admin);
  const isFeatured = async () =>
    (await db.select().from(garages).where(eq(garages.id, garageId)))[0]?.isFeatured ?? null;
  expect((await put([garageId])).status).toBe(200);
  expect((await load(file())).kept).toEqual([{ garage: key, list: 'featured' }]);
  expect(await isFeatured()).toBe(true);
  await put([]);
  expect((await load(file({ isFeatured: true, featuredOrder: 9 }))).kept).toEqual([{ garage: key, list: 'featured' }]);
  expect(await isFeatured()).toBe(false);
});

test('a price changed at the desk during an import wins', async () => {
  const { id = '', garageId: _, ...oil } = (await serviceNamed('Oil change')) ?? {};
  for (const price of [1_001, 1_002, 1_003]) {
    const other = file({ services: [{ name: 'Oil change', price: 700 + (price % 10), duration: 60 }] });
    await Promise.all([load(other), at('PUT', `/services/${id}`, { ...oil, price })]);
    expect(await serviceNamed('Oil change')).toMatchObject({ price });
  }
});
