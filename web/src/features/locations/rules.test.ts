import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  citiesOf,
  formatPlace,
  nearbyInputOf,
  parsePlace,
  parseSavedPlaces,
  placeLines,
  placeOfSuggestion,
  placeOfText,
  suggestionFor,
  unknownPlace,
  withoutSavedPlace,
  withSavedPlace,
} from './rules.ts';

const delhi = { name: 'Civil Lines', city: 'Delhi', state: 'Delhi', latitude: 28.68, longitude: 77.22, isGuess: false };
const nagpur = {
  name: 'Civil Lines',
  city: 'Nagpur',
  state: 'Maharashtra',
  latitude: 21.15,
  longitude: 79.07,
  isGuess: false,
};
const pune = { name: 'Pune', city: 'Pune', state: 'Maharashtra', latitude: 18.52, longitude: 73.86, isGuess: false };

describe('the place cookie', () => {
  test('keeps the place, with coordinates rounded to about a hundred metres', () => {
    const place = { name: 'कोरमंगला, Bengaluru', city: 'Bengaluru', latitude: 12.93524, longitude: 77.62448 };
    expect(parsePlace(formatPlace(place))).toEqual({ ...place, latitude: 12.935, longitude: 77.624 });
  });

  test('is stable for a place just south of the equator', () => {
    const place = { name: 'Here', city: 'Here', latitude: -0.0001, longitude: 73.86 };
    const read = parsePlace(encodeURIComponent(JSON.stringify(place)));
    expect(read).toEqual({ ...place, latitude: 0 });
    expect(parsePlace(formatPlace(read))).toEqual(read);
  });

  test('is null for every text that is not a valid cookie', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parsePlace(text)).toBeNull();
      }),
    );
  });

  test('is bounded and well formed for any JSON', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 500 }), fc.double(), fc.jsonValue());
    const shapes = fc.record({ name: anything, city: anything, latitude: anything, longitude: anything });
    fc.assert(
      fc.property(shapes, (value) => {
        const place = parsePlace(encodeURIComponent(JSON.stringify(value).toWellFormed()));
        if (!place) return;
        expect(place.name.length).toBeLessThanOrEqual(120);
        expect(place.city.length).toBeLessThanOrEqual(80);
        expect((place.latitude === undefined) === (place.longitude === undefined)).toBe(true);
        expect(Math.abs(place.latitude ?? 0)).toBeLessThanOrEqual(90);
        // Writing and reading again changes nothing.
        expect(parsePlace(formatPlace(place))).toEqual(place);
        expect(formatPlace(place).length).toBeLessThan(3000);
        expect(formatPlace(place)).not.toMatch(/[;,\s]/);
      }),
    );
  });

  test('is empty without a place', () => {
    expect(parsePlace(formatPlace(null))).toBeNull();
    expect(parsePlace(formatPlace({ name: ' ', city: 'Pune' }))).toBeNull();
  });
});

describe('nearby garages', () => {
  test('are those of all India without a place', () => {
    expect(nearbyInputOf(null)).toEqual({});
  });

  test('are those of the city, with distances if the coordinates are known', () => {
    expect(nearbyInputOf({ name: 'Pune', city: 'Pune' })).toEqual({ city: 'Pune' });
    expect(nearbyInputOf(placeOfSuggestion(pune))).toEqual({ city: 'Pune', latitude: 18.52, longitude: 73.86 });
  });

  test('are the closest ones if the place has no known city', () => {
    const place = { name: unknownPlace.address, city: unknownPlace.city, latitude: 10, longitude: 77 };
    expect(nearbyInputOf(place)).toEqual({ latitude: 10, longitude: 77 });
  });
});

describe('a typed place', () => {
  test('matches the suggestion of that name, ignoring case', () => {
    expect(suggestionFor(' civil lines, nagpur ', [delhi, nagpur])).toEqual(placeOfSuggestion(nagpur));
    expect(suggestionFor('CIVIL LINES', [delhi, nagpur])).toEqual(placeOfSuggestion(delhi));
    expect(suggestionFor('Civil', [delhi, nagpur])).toBeNull();
  });

  test('stays as typed if the catalogue lacks it, and is null when blank', () => {
    expect(placeOfText('  Rampur   Kalan ')).toEqual({ name: 'Rampur Kalan', city: 'Rampur Kalan' });
    expect(placeOfText(' \n ')).toBeNull();
  });
});

test('a place is shown in two lines', () => {
  expect(placeLines(placeOfSuggestion(nagpur))).toEqual({ title: 'Civil Lines', detail: 'Nagpur' });
  expect(placeLines(placeOfSuggestion(pune))).toEqual({ title: 'Pune', detail: null });
  expect(placeLines({ name: 'Double Road, Indiranagar, Bangalore', city: 'Bengaluru' })).toEqual({
    title: 'Double Road',
    detail: 'Indiranagar, Bangalore',
  });
});

test('each city among the suggestions is listed once, by its best suggestion', () => {
  const baner = { ...pune, name: 'Baner' };
  expect(citiesOf([baner, delhi, pune])).toEqual([baner, delhi]);
});

describe('saved places', () => {
  test('contain no duplicates and no blank names', () => {
    expect(withSavedPlace(['Pune', 'Delhi'], ' pune ')).toEqual(['pune', 'Delhi']);
    expect(withSavedPlace(['Pune'], '   ')).toEqual(['Pune']);
  });

  test('can be removed', () => {
    expect(withoutSavedPlace(['Pune', 'Delhi'], 'PUNE')).toEqual(['Delhi']);
  });

  test('ignore invalid stored data', () => {
    for (const stored of [null, '', '{', '{}', '7', '[1,null,{}]']) expect(parseSavedPlaces(stored)).toEqual([]);
    expect(parseSavedPlaces('["Pune",3,"Delhi","pune"," "]')).toEqual(['Pune', 'Delhi']);
  });

  test('are at most twenty, unique, and in the order they were saved', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 60 }), (names) => {
        const kept = parseSavedPlaces(JSON.stringify(names));
        expect(kept.length).toBeLessThanOrEqual(20);
        expect(new Set(kept.map((name) => name.toLowerCase())).size).toBe(kept.length);
        expect(parseSavedPlaces(JSON.stringify(kept))).toEqual(kept);
      }),
    );
  });
});
