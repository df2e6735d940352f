import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeGeocoders, type FakeMode, startFakeGeocoders } from '../../../test/fakes/fake-geocoders.ts';
import { createGeocoder, type Geocoder, type GeocoderOptions } from './geocoder.ts';

const indiranagar = { latitude: 12.9719, longitude: 77.6412 };
const minute = 60_000;
const day = 24 * 60 * minute;

let fake: FakeGeocoders;
let failures: string[];

beforeEach(async () => {
  fake = await startFakeGeocoders();
  failures = [];
});
afterEach(() => fake.stop());

function geocoder(options: Partial<GeocoderOptions> = {}): Geocoder {
  return createGeocoder({
    nominatimUrl: fake.nominatimUrl,
    photonUrl: fake.photonUrl,
    userAgent: 'Pahiya/1.0 (test@example.org)',
    onFailure: (upstream, reason) => failures.push(`${upstream} ${reason}`),
    ...options,
  });
}

/** Each reading is two seconds later, so that no test waits for its turn. */
function fastClock() {
  let time = 1_000_000;
  return {
    now: () => {
      time += 2_000;
      return time;
    },
    advance: (ms: number) => {
      time += ms;
    },
  };
}

function services(): string[] {
  return fake.requests.map((request) => request.service);
}

test('the first service is asked as its policy requires, and returns address and city', async () => {
  expect(await geocoder().reverse({ latitude: 12.97194, longitude: 77.64123 }, 'hi')).toEqual({
    address: 'Double Road, Indiranagar, Bangalore, Karnataka, 560038, India',
    city: 'Bangalore',
  });
  expect(services()).toEqual(['nominatim']);
  expect(fake.requests[0]?.userAgent).toBe('Pahiya/1.0 (test@example.org)');
  expect(Object.fromEntries(fake.requests[0]?.search ?? [])).toEqual({
    format: 'jsonv2',
    lat: '12.972',
    lon: '77.641',
    zoom: '16',
    addressdetails: '1',
    'accept-language': 'hi',
  });
});

test.each<[FakeMode, string | undefined]>([
  ['error', 'nominatim answered 500'],
  ['limited', 'nominatim answered 429'],
  ['malformed', 'nominatim answered no JSON'],
  ['html', 'nominatim answered no JSON'],
  ['huge', 'nominatim the answer is too large'],
  ['redirect', 'nominatim fetch failed'],
  ['empty', undefined],
])('the second service answers if the first one is "%s"', async (mode, reason) => {
  fake.behave('nominatim', mode);
  expect(await geocoder({ now: fastClock().now }).reverse(indiranagar)).toEqual({
    address: 'Double Road, Indiranagar, Bangalore, Karnataka, 560038, India',
    city: 'Bangalore',
  });
  expect(services()).toEqual(['nominatim', 'photon']);
  expect(failures).toEqual(reason ? [reason] : []);
  expect(Object.fromEntries(fake.requests[1]?.search ?? [])).toEqual({ lat: '12.972', lon: '77.641', lang: 'en' });
});

test('the second service is asked in English if it does not support the language', async () => {
  const geo = geocoder({ now: fastClock().now, nominatimUrl: '' });
  for (const language of ['hi', 'de', 'pa-IN']) await geo.reverse(indiranagar, language);
  expect(fake.requests.map(({ search }) => search.get('lang'))).toEqual(['en', 'de', 'en']);
});

test('a service that is too slow is abandoned after the timeout', async () => {
  fake.behave('nominatim', 'works', 2_000);
  const place = await geocoder({ now: fastClock().now, timeoutMs: 200 }).reverse(indiranagar);
  expect(place?.address).toBe('Double Road, Indiranagar, Bangalore, Karnataka, 560038, India');
  expect(failures).toEqual(['nominatim did not answer in time']);
});

test('the result is null if both services fail, know nothing or are off', async () => {
  const { now } = fastClock();
  fake.behave('nominatim', 'error');
  fake.behave('photon', 'html');
  expect(await geocoder({ now }).reverse(indiranagar)).toBeNull();
  fake.behave('nominatim', 'empty');
  fake.behave('photon', 'empty');
  expect(await geocoder({ now }).reverse(indiranagar)).toBeNull();
  const asked = fake.requests.length;
  expect(await geocoder({ now, nominatimUrl: '', photonUrl: '' }).reverse(indiranagar)).toBeNull();
  expect(fake.requests.length).toBe(asked);
});

test('a closed port counts as a failure, and an invalid base URL stops the start', async () => {
  const { now } = fastClock();
  expect(await geocoder({ now, nominatimUrl: 'http://127.0.0.1:1' }).reverse(indiranagar)).not.toBeNull();
  expect(services()).toEqual(['photon']);
  expect(() => geocoder({ nominatimUrl: 'nominatim.local' })).toThrow('"nominatim.local" is not an HTTP address');
});

test('texts of a service are shortened, and their control characters removed', async () => {
  for (const service of ['nominatim', 'photon'] as const) fake.behave(service, 'hostile');
  for (const off of [{ photonUrl: '' }, { nominatimUrl: '' }]) {
    const place = await geocoder(off).reverse(indiranagar);
    expect(place?.address.length).toBeLessThanOrEqual(300);
    expect(place?.city.length).toBeLessThanOrEqual(80);
    expect(`${place?.address}${place?.city}`).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
  }
});

// The usage policy of Nominatim allows one request a second.
test('at most one request a second leaves the node, and only a few wait for their turn', async () => {
  const departures: number[] = [];
  const geo = geocoder({
    fetch: (...request) => {
      departures.push(performance.now());
      return fetch(...request);
    },
  });
  await geo.reverse({ latitude: 1, longitude: 1 });
  await sleep(1_150);
  fake.behave('nominatim', 'error');
  const places = await Promise.all(
    Array.from({ length: 30 }, (_, at) => geo.reverse({ latitude: 10 + at, longitude: 77 })),
  );
  expect(places.filter((place) => place === null).length).toBeGreaterThanOrEqual(27);
  expect(fake.requests.length).toBeGreaterThanOrEqual(3);
  for (const [at, departure] of departures.slice(1).entries())
    expect(departure - (departures[at] ?? 0)).toBeGreaterThanOrEqual(1_000);
}, 15_000);

test('requests for places within about 100 m share one result, while it is fetched and for a day', async () => {
  const clock = fastClock();
  const geo = geocoder({ now: clock.now });
  const near = Array.from({ length: 20 }, (_, at) =>
    geo.reverse({ latitude: 12.9718 + at / 100_000, longitude: 77.6412 }),
  );
  expect(new Set((await Promise.all(near)).map((place) => place?.city))).toEqual(new Set(['Bangalore']));
  await geo.reverse({ latitude: 12.9721, longitude: 77.6409 });
  expect(fake.requests.length).toBe(1);
  await geo.reverse(indiranagar, 'hi');
  await geo.reverse({ latitude: 12.98, longitude: 77.6412 });
  expect(fake.requests.length).toBe(3);
  clock.advance(day + minute);
  await geo.reverse(indiranagar);
  expect(fake.requests.length).toBe(4);
});

test('a failure is not cached', async () => {
  const geo = geocoder({ now: fastClock().now, photonUrl: '' });
  fake.behave('nominatim', 'error');
  expect(await geo.reverse(indiranagar)).toBeNull();
  fake.behave('nominatim', 'works');
  expect(await geo.reverse(indiranagar)).not.toBeNull();
});

test('a service is not asked for a minute after three consecutive failures or one refusal', async () => {
  const clock = fastClock();
  const geo = geocoder({ now: clock.now, photonUrl: '' });
  let latitude = 0;
  async function ask(times: number): Promise<number> {
    for (let at = 0; at < times; at += 1) {
      latitude += 1;
      await geo.reverse({ latitude, longitude: 77 });
    }
    return fake.requests.length;
  }
  fake.behave('nominatim', 'error');
  expect(await ask(2)).toBe(2);
  fake.behave('nominatim', 'works');
  expect(await ask(1)).toBe(3);
  fake.behave('nominatim', 'error');
  expect(await ask(6)).toBe(6);
  clock.advance(2 * minute);
  expect(await ask(3)).toBe(7);
  clock.advance(2 * minute);
  fake.behave('nominatim', 'limited');
  expect(await ask(1)).toBe(8);
  clock.advance(2 * minute);
  fake.behave('nominatim', 'works');
  expect(await ask(2)).toBe(10);
});
