import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import type { Workplace } from '../contract/src/desk/schemas.ts';
import { grant, openStaff } from './desk-steps.ts';
import { callAs, newPerson, type Other } from './people.ts';

/** A garage for one test, made with the importer: two services, two mechanics, slots from ten to five. */
export async function newGarage(request: APIRequestContext): Promise<Workplace> {
  const admin = await newPerson(request, 'Divya Rao');
  await grant(admin, 'admin');
  const externalId = `own-${crypto.randomUUID().slice(0, 8)}`;
  const name = `Garage ${externalId}`;
  const buffer = Buffer.from(JSON.stringify({ garages: [{ ...facts, externalId, name }] }));
  const answer = await request.post('/api/desk/garages/import', {
    headers: { authorization: `Bearer ${admin.accessToken}` },
    multipart: { file: { name: 'garages.json', mimeType: 'application/json', buffer }, isTrial: 'false' },
  });
  expect(await answer.json()).toMatchObject({ isImported: true });
  const [found] = await callAs<Workplace[]>(request, admin, 'GET', `/desk/garages?search=${externalId}`);
  if (!found) throw new Error(`${name} is not there`);
  return found;
}

const facts = {
  location: 'Kothrud, Pune',
  latitude: 18.507,
  longitude: 73.807,
  categories: ['car-service'],
  vehicleTypes: ['car'],
  services: [
    { name: 'Oil change', price: 900, duration: 60 },
    { name: 'Car wash', description: 'By hand', price: 300, duration: 30 },
  ],
  mechanics: [{ name: 'Zoya Khan', phone: '9000000001' }, { name: 'Arun Pawar' }],
  slots: [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) =>
    [10, 11, 12, 13, 14, 15, 16].map((hour) => ({ dayOfWeek, startTime: `${hour}:00`, endTime: `${hour + 1}:00` })),
  ),
};

interface OwnGarage extends Other {
  garage: Workplace;
  path: string;
}

export async function openOwner(browser: Browser, baseURL: string | undefined): Promise<OwnGarage> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const garage = await newGarage(context.request);
  await context.close();
  const owner = await openStaff(browser, baseURL, 'Farhan Shaikh', 'garage', '--garage', garage.id);
  return { ...owner, garage, path: `/desk/garages/${garage.id}` };
}
