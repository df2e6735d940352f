import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { growthOf, quadraticGrowth } from '../../../test/cost/growth.ts';
import { type FakeGeocoders, startFakeGeocoders } from '../../../test/fakes/fake-geocoders.ts';
import { createGeocoder } from '../../platform/geocoding/geocoder.ts';
import { reverseLocation, searchPlaces } from './queries.ts';
import { loadCities } from './service/load-cities.ts';
import type { Locations } from './types.ts';

const cities = loadCities();
const indiranagar = { latitude: 12.9719, longitude: 77.6412 };
const midAtlantic = { latitude: 0, longitude: -30 };

function names(text: string): string[] {
  return searchPlaces(cities, text).map((place) => place.name);
}

describe('the address of coordinates', () => {
  let fake: FakeGeocoders;
  let locations: Locations;
  let time = 1_000;

  beforeEach(async () => {
    fake = await startFakeGeocoders();
    const { nominatimUrl, photonUrl } = fake;
    // The clock advances two seconds per reading, so that no test waits for its turn.
    const now = () => (time += 2_000);
    locations = { geocoder: createGeocoder({ nominatimUrl, photonUrl, userAgent: 'test', now }), cities };
  });
  afterEach(() => fake.stop());

  test("uses the catalogue's spelling of the city, so that garages there are found", async () => {
    expect(await reverseLocation(locations, indiranagar)).toEqual({
      ...indiranagar,
      address: 'Double Road, Indiranagar, Bangalore, Karnataka, 560038, India',
      city: 'Bengaluru',
      isInIndia: true,
    });
    expect(await reverseLocation(locations, { latitude: 51.5, longitude: -0.1 })).toMatchObject({ isInIndia: false });
  });

  test('names the city when a geocoder returns one of its localities', async () => {
    fake.place.city = 'INDIRANAGAR';
    expect((await reverseLocation(locations, indiranagar)).city).toBe('Bengaluru');
  });

  test('is in Delhi when a geocoder says New Delhi, and without any geocoder', async () => {
    const parliament = { latitude: 28.6172, longitude: 77.2082 };
    fake.place.city = 'New Delhi';
    expect((await reverseLocation(locations, parliament)).city).toBe('Delhi');
    fake.behave('nominatim', 'error');
    fake.behave('photon', 'error');
    expect((await reverseLocation(locations, { latitude: 28.6358, longitude: 77.2245 })).city).toBe('Delhi');
  });

  test('keeps a distant city of the same name, and one that the catalogue does not know', async () => {
    fake.place.city = 'Hyderabad';
    expect((await reverseLocation(locations, { latitude: 25.39, longitude: 68.37 })).city).toBe('Hyderabad');
    fake.place.city = 'Bangalore';
    expect((await reverseLocation(locations, { latitude: 48.1, longitude: 11.5 })).city).toBe('Bangalore');
  });

  test('comes from the list of Indian cities when both geocoders fail', async () => {
    fake.behave('nominatim', 'error');
    fake.behave('photon', 'malformed');
    const location = await reverseLocation(locations, indiranagar);
    expect(location.address).toMatch(/Bengaluru, Karnataka$/);
    expect(location.city).toBe('Bengaluru');
    expect((await reverseLocation(locations, { latitude: 26.9, longitude: 70.9 })).address).toMatch(/, Rajasthan$/);
  });

  test('is the fallback text far from India when both geocoders fail', async () => {
    fake.behave('nominatim', 'html');
    fake.behave('photon', 'error');
    const fallback = { address: 'Location detected', city: 'Current location', isInIndia: false };
    expect(await reverseLocation(locations, midAtlantic)).toEqual({ ...midAtlantic, ...fallback });
  });

  test('exists for any coordinates', async () => {
    const offline = { cities, geocoder: { reverse: () => Promise.resolve(null) } };
    const latitude = fc.double({ min: -90, max: 90, noNaN: true });
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    await fc.assert(
      fc.asyncProperty(fc.record({ latitude, longitude }), async (point) => {
        const location = await reverseLocation(offline, point);
        expect(location.address && location.city).toBeTruthy();
      }),
    );
  });
});

describe('the search for a place', () => {
  test('finds a name, an alias or an inner word, in any case, script and with accents', () => {
    expect(names('mumb')[0]).toBe('Mumbai');
    expect(names('Bangalore')[0]).toBe('Bengaluru');
    expect(names('BOMB')[0]).toBe('Mumbai');
    expect(names('Çhénnài')[0]).toBe('Chennai');
    expect(names('मुंब')[0]).toBe('Mumbai');
    expect(names('गुड़गांव')[0]).toBe('Gurugram');
    expect(names('noida')).toEqual(expect.arrayContaining(['Noida', 'Greater Noida']));
    expect(names('galuru')).toContain('Bengaluru');
  });

  test('lists the exact name first, then the larger place', () => {
    expect(names('noida')[0]).toBe('Noida');
    expect(names('ben')[0]).toBe('Bengaluru');
  });

  test('treats the beginning of a former name like that of the present one', () => {
    expect(names('ban')[0]).toBe('Bengaluru');
    expect(names('bom')[0]).toBe('Mumbai');
  });

  test('finds New Delhi as part of Delhi, where the garages are', () => {
    expect(searchPlaces(cities, 'new delhi')[0]).toMatchObject({ name: 'New Delhi', city: 'Delhi' });
    expect(names('नई दिल्ली')).toEqual(['New Delhi']);
    expect(names('delhi').slice(0, 2)).toEqual(['Delhi', 'New Delhi']);
  });

  test('shows the city and state of a locality, and finds it by both names', () => {
    expect(searchPlaces(cities, 'indiranagar, bengaluru')[0]).toMatchObject({
      name: 'Indiranagar',
      city: 'Bengaluru',
      state: 'Karnataka',
    });
  });

  test.each([
    ['banglore', 'Bengaluru'],
    ['banglo', 'Bengaluru'],
    ['kormangala', 'Koramangala'],
    ['mumbay', 'Mumbai'],
    ['chenai', 'Chennai'],
    ['hydrabad', 'Hyderabad'],
    ['calcuta', 'Kolkata'],
    ['andheri east', 'Andheri'],
    ['बैंगलौर', 'Bengaluru'],
  ])('guesses what %s means', (typed, meant) => {
    const [best] = searchPlaces(cities, typed);
    expect(best?.name).toContain(meant);
  });

  test('marks guesses, and makes none when a name matches or nothing is similar', () => {
    expect(searchPlaces(cities, 'banglore')[0]?.isGuess).toBe(true);
    expect(searchPlaces(cities, 'bangalore').some(({ isGuess }) => isGuess)).toBe(false);
    expect(names('zzzzzz')).toEqual([]);
    expect(names('xyzabad')).toEqual([]);
  });

  test('returns at most eight places, and none for punctuation alone', () => {
    expect(names('a')).toHaveLength(8);
    expect(names(' .*(!)\u200d ')).toEqual([]);
    expect(names('constructor')).toEqual([]);
  });

  test('accepts any text', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 5 }));
    fc.assert(
      fc.property(text, (value) => {
        expect(searchPlaces(cities, value).length).toBeLessThanOrEqual(8);
      }),
    );
  });

  test('takes time in proportion to the number of places', () => {
    const texts = ['a', 'ban', 'nagar', 'new delhi', 'zzzz', 'मुं'];
    const searchAmong = (count: number) => {
      const rows = Array.from({ length: count / 500 }, () => cities.rows.slice(0, 500)).flat();
      for (const text of texts) searchPlaces({ ...cities, rows }, text);
    };
    expect(growthOf(searchAmong, 5_000)).toBeLessThan(quadraticGrowth);
  });
});

test('the city of every locality is in the list', () => {
  const known = new Set(cities.rows.filter(({ city }) => !city.parent).map(({ city }) => city.name));
  expect(cities.rows.map(({ city }) => city.parent).filter((parent) => parent && !known.has(parent))).toEqual([]);
});
