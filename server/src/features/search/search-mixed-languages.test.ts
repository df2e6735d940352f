import type { SearchHit } from '@pahiya/contract/garages/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createGarage } from '../../../test/garages.ts';
import { createJobGarages, type Job, jobServices } from '../../../test/job-garages.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await createJobGarages(api);
});

afterAll(() => api.stop());

async function found(text: string): Promise<string[]> {
  const path = `/garages/search?${new URLSearchParams({ text })}`;
  const { body } = await api.call<{ items: SearchHit[] }>('GET', path);
  return body.items.map(({ garage }) => garage.name.replace('Garage ', ''));
}

test.each([
  ['battery near me', 'battery'],
  ['best garage for clutch', 'clutch'],
  ['AC is not working', 'ac'],
  ['headlight problem in Pune', 'headlight'],
  ['brake theek karna hai', 'brakes'],
  ['gaadi ki battery kharab hai', 'battery'],
  ['mujhe tyre badalna hai', 'tyres'],
  ['clutch plate change karna', 'clutch'],
  ['puncture wala', 'puncture'],
  ['AC service karwana hai', 'ac'],
  ['wheel alignment karna hai', 'alignment'],
  ['engine oil change karwana', 'oil'],
  ['mere paas suspension ka mechanic', 'suspension'],
  ['मुझे tyre बदलना है', 'tyres'],
  ['brake சரி செய்ய வேண்டும்', 'brakes'],
  ['battery మార్చాలి', 'battery'],
  ['tyre badalna', 'tyres'],
  ['ತೈಲ', 'oil'],
  ['gaadi dhona', 'wash'],
])('"%s" finds the %s', async (text, job) => {
  expect(await found(text)).toEqual([job]);
});

test('English names alone are searched as typed', async () => {
  expect(await found('clutch')).toEqual(['clutch']);
  expect(await found('garage brakes')).toEqual(['brakes']);
});

async function offered(garageId: string, text: string): Promise<string[]> {
  const path = `/garages/search?${new URLSearchParams({ text, garageId })}`;
  const { body } = await api.call<{ items: SearchHit[] }>('GET', path);
  return body.items.flatMap(({ matches }) => matches.map(({ name }) => name));
}

async function openGarage(names: string[]): Promise<string> {
  const services = names.map((name, place) => ({ name, price: 100 + place, duration: 30 }));
  const garage = await createGarage(api.services.db, { name: 'Everything', location: 'Adyar, Chennai', services });
  return garage.id;
}

test('a search within one garage finds all matching services and no others', async () => {
  const names = ['Front brake pads', 'Rear brake pads', 'Brake fluid', 'Disc brake service', 'Car wash'];
  const garageId = await openGarage(names);
  expect(await offered(garageId, 'ब्रेक')).toEqual(names.slice(0, 4));
  expect(await offered(garageId, 'brek')).toEqual(names.slice(0, 4));
  for (const text of ['Everything', 'Chennai', 'Bombay', 'बैटरी', 'झठफ'])
    expect(await offered(garageId, text)).toEqual([]);
});

test('a search within one garage works in every language', async () => {
  const garageId = await openGarage(Object.values(jobServices));
  const searches: [string, Job[]][] = [
    ['tel badalna', ['oil']],
    ['ಆಯಿಲ್', ['oil']],
    ['ತೈಲ', ['oil']],
    ['ತೈಲ', ['oil']],
    ['టైర్', ['tyres']],
    ['டயர்', ['tyres']],
    ['ব্যাটারি', ['battery']],
    ['બેટરી', ['battery']],
    ['ബ്രേക്ക്', ['brakes']],
    ['ਏਸੀ', ['ac']],
    ['क्लच', ['clutch']],
    ['tyre badalna', ['tyres']],
    ['battrey', ['battery']],
    ['brek aur tyre', ['brakes', 'tyres']],
  ];
  for (const [text, jobs] of searches)
    expect([text, await offered(garageId, text)]).toEqual([text, jobs.map((job) => jobServices[job])]);
});
