import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../test/api.ts';
import { searchAt, startDemonstration } from '../../../test/demonstration.ts';
import type { SearchPage } from './queries/search-garages.ts';

let api: Api;

beforeAll(async () => {
  api = await startDemonstration();
}, 60_000);

afterAll(() => api.stop());

const search = (wanted: Record<string, string>) => searchAt(api, wanted);

const shown = ({ items }: SearchPage) => items[0]?.matches[0]?.name ?? 'nothing';
const hubballi = { latitude: '15.3', longitude: '75.1' };
const delhi = { latitude: '28.6', longitude: '77.2' };

test.each([
  ['ceramic coating', /ceramic/i],
  ['ceramic', /ceramic/i],
  ['सिरेमिक कोटिंग', /ceramic/i],
  ['செராமிக் கோட்டிங்', /ceramic/i],
  ['teflon coating', /ceramic|wax|polish/i],
  ['टेफलॉन', /ceramic|wax|polish/i],
  ['polish', /rubbing|polishing/i],
  ['পালিশ', /rubbing|polishing/i],
  ['dent', /dent/i],
  ['paint', /paint/i],
  ['denting painting', /denting and painting/i],
  ['interior cleaning', /interior|vacuum|seat/i],
  ['గాడి లోపల శుభ్రం', /interior|vacuum|seat/i],
  ['अंदर की सफाई', /interior|vacuum|seat/i],
  ['foam wash', /foam/i],
  ['फोम वॉश', /foam/i],
  ['anti rust', /rust/i],
  ['seat cover', /seat cover/i],
  ['सीट कवर', /seat cover/i],
  ['sun film', /film/i],
  ['dashcam', /camera/i],
  ['alloy wheels', /alloy/i],
])('the first service for "%s" is %s', async (text, name) => {
  expect(shown(await search({ text }))).toMatch(name);
});

test.each(['car wash', 'wash', 'कार वॉश', 'gaadi dhulai', 'கார் வாஷ்'])(
  'a hit for "%s" shows the wash and its price, and no service that only includes a wash',
  async (text) => {
    const { items } = await search({ text, limit: '40' });
    expect(items.length).toBeGreaterThan(10);
    const prices = items.map(({ matches }) => matches[0]?.price ?? 0);
    expect(items.map(({ matches }) => matches[0]?.name)).not.toContainEqual(
      expect.stringMatching(/service with|service$/i),
    );
    expect(Math.max(...prices)).toBeLessThan(2000);
  },
);

test('a service that only includes a wash is found where nobody offers a wash', async () => {
  const { items } = await search({ text: 'car wash kothrud' });
  expect(items[0]?.matches[0]?.name).toMatch(/wash/i);
});

test.each([
  ['nexon ev service', 'suv'],
  ['electric car service', 'car'],
  ['electric scooter service', 'bike'],
  ['इलेक्ट्रिक स्कूटर सर्विस', 'bike'],
  ['எலக்ட்ரிக் ஸ்கூட்டர் சர்வீஸ்', 'bike'],
  ['ola s1 service', 'bike'],
])('"%s" finds garages for electric vehicles only', async (text, vehicle) => {
  const { items } = await search({ text });
  expect(items.length).toBeGreaterThan(0);
  for (const { garage, matches } of items) {
    expect(matches[0]?.name).toMatch(/\bevs?\b|electric\b|traction/i);
    expect(garage.vehicleTypes).toContain(vehicle);
  }
});

test('an electric car is served by a general garage where nobody knows electric vehicles', async () => {
  const { items, nearestTo } = await search({ text: 'nexon ev service', city: 'Jaipur' });
  expect(items[0]?.garage.location).toContain('Jaipur');
  expect(nearestTo).toBeNull();
});

test.each([
  'puncture',
  'puncture near me',
  'breakdown',
  'doorstep service',
  'battery dead',
  'garage near me',
  'पंचर',
  'മെക്കാനിക്ക് അടുത്ത്',
])('"%s" says that no garage is near, and lists the nearest first', async (text) => {
  const { items, nearestTo } = await search({ text, ...hubballi });
  expect(nearestTo).toBe('Hubballi');
  const distances = items.map(({ garage }) => garage.distanceKm ?? 0);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test.each(['puncture', 'puncture near me', 'doorstep car wash', 'jump start near me'])(
  '"%s" lists garages at most 50 km away, the nearest first',
  async (text) => {
    const { items, nearestTo } = await search({ text, ...delhi });
    expect(nearestTo).toBeNull();
    const distances = items.map(({ garage }) => garage.distanceKm ?? 0);
    expect(distances.length).toBeGreaterThan(0);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(50);
  },
);

test('a place in the text is meant rather than the position', async () => {
  const { items } = await search({ text: 'puncture in Pune', ...delhi });
  expect(items[0]?.garage.location).toContain('Pune');
});

test('a name of several places means the one with garages', async () => {
  const { items, nearestTo } = await search({ text: 'dwarka car service', city: 'Ahmedabad' });
  expect(nearestTo).toBeNull();
  expect(items[0]?.garage.location).toBe('Dwarka, Delhi');
});

test('garages of the chosen city are not said to be the nearest ones', async () => {
  const { items, nearestTo } = await search({ text: 'mileage kam de rahi hai', city: 'Jaipur' });
  expect(items[0]?.garage.location).toContain('Jaipur');
  expect(nearestTo).toBeNull();
});

test.each(['mechanic', 'open now garage', 'workshop', 'garage', 'मैकेनिक', 'மெக்கானிக்'])(
  '%s in a chosen city lists its garages, or the nearest',
  async (text) => {
    for (const city of ['Pune', 'Kolkata']) {
      const { items, nearestTo } = await search({ text, city });
      const places = items.map(({ garage }) => garage.location);
      expect(places.length, city).toBeGreaterThan(0);
      if (nearestTo === null) expect(places.every((place) => place.includes(city))).toBe(true);
    }
  },
);
