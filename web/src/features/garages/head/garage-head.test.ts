import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { expect, test, vi } from 'vitest';
import { bringTexts } from '@/i18n/add-texts.ts';
import { createI18n } from '@/i18n/create-i18n.ts';
import { garageHead } from './garage-head.ts';

// Made by the build.
vi.mock('virtual:language-files', () => ({ default: {} }));

const origin = 'https://pahiya.example';

async function headOf(change: Partial<GarageDetail['garage']>, names: string[], language: 'en' | 'hi' = 'en') {
  const i18n = await createI18n(language);
  await bringTexts(i18n, ['garage']);
  const detail = {
    garage: { name: 'Torque House', location: 'Kothrud, Pune', imageUrl: null, ...change },
    services: names.map((name) => ({ name })),
  } as unknown as GarageDetail;
  const { meta } = garageHead({ i18n, origin }, detail);
  return new Map(meta.map((tag) => ['title' in tag ? 'title' : (tag.name ?? tag.property), tag.title ?? tag.content]));
}

test("a garage's page is found by its name, its place and its services", async () => {
  const head = await headOf({}, ['Wheel Alignment', 'Foam wash', 'Jump start', 'constructor']);
  expect(head.get('title')).toBe('Torque House, Kothrud, Pune: prices and booking | Pahiya');
  expect(head.get('description')).toMatch(/^Torque House in Kothrud, Pune: Wheel Alignment, Foam wash, Jump start\. /);
  expect((await headOf({}, ['constructor'])).get('description')).toContain(': constructor. ');
  expect((await headOf({}, [])).get('description')).toMatch(/^Torque House in Kothrud, Pune: check prices/);
});

test('services have their names in the language of the page', async () => {
  expect((await headOf({}, ['Wheel Alignment'], 'hi')).get('description')).not.toContain('Wheel Alignment');
});

test('a shared link shows a photo of the garage, but no drawing', async () => {
  const photo = await headOf({ imageUrl: '/api/files/1.webp' }, []);
  expect(photo.get('og:image')).toBe(`${origin}/api/files/1.webp`);
  expect((await headOf({ imageUrl: '/garages/car-garage.svg' }, [])).has('og:image')).toBe(false);
});
