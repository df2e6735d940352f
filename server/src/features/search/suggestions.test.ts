import type { Suggestions } from '@pahiya/contract/garages/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createGarage } from '../../../test/garages.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  const services = ['Brake Pads', 'Battery', 'Car Wash'].map((name) => ({ name, price: 500, duration: 30 }));
  await createGarage(api.services.db, { name: 'Torque House', location: 'Kothrud, Pune', services });
  await createGarage(api.services.db, { name: 'Brake Brothers', location: 'Andheri, Mumbai', services });
});

afterAll(() => api.stop());

async function suggest(text: string, city?: string): Promise<Suggestions> {
  const query = new URLSearchParams({ text, ...(city && { city }) });
  const { status, body } = await api.call<Suggestions>('GET', `/garages/suggestions?${query}`);
  expect(status).toBe(200);
  return body;
}

test('the beginning of a word suggests services, in any language and with typing errors', async () => {
  for (const text of ['bra', 'brak pads', 'ब्रेक']) expect((await suggest(text)).services).toContain('Brake Pads');
  expect((await suggest('बैटरी')).services).toEqual(['Battery']);
});

test('a garage is suggested by its name, without services that were not searched for', async () => {
  const found = await suggest('torq');
  expect(found.garages).toMatchObject([{ name: 'Torque House', location: 'Kothrud, Pune' }]);
  expect(found.services).toEqual([]);
});

test('cities and areas are suggested if they have garages', async () => {
  expect((await suggest('pun')).places).toContainEqual({ name: 'Pune', city: 'Pune' });
  expect((await suggest('kothru')).places).toContainEqual({ name: 'Kothrud', city: 'Pune' });
  expect((await suggest('nagpur')).places).toEqual([]);
});

test('garages of the chosen city are suggested, and of other cities only if it has none', async () => {
  expect((await suggest('brake', 'Pune')).garages).toEqual([]);
  expect((await suggest('brake brothers', 'Pune')).garages).toMatchObject([{ name: 'Brake Brothers' }]);
});

test('a text that means nothing suggests nothing', async () => {
  expect(await suggest('xqzwv')).toEqual({ services: [], places: [], garages: [] });
});
