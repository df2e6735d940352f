import { categories } from '@pahiya/contract/garages/schemas';
import { citySlug, landingCities } from '@pahiya/contract/shared/cities';
import { expect, test } from 'vitest';
import { categoryOf } from '../../../shared/garages/rules/categories.ts';
import { cityOfSlug } from './city-name.ts';
import { cityLink, landingServices } from './landing.ts';

test('each category shows eight services', () => {
  expect(Object.keys(landingServices).toSorted()).toEqual([...categories].toSorted());
  for (const services of Object.values(landingServices)) expect(Object.keys(services)).toHaveLength(8);
});

test('each of the 18 cities has a unique slug that leads back to it', () => {
  expect(landingCities).toHaveLength(18);
  expect(new Set(landingCities.map(citySlug)).size).toBe(18);
  for (const city of landingCities) {
    expect(citySlug(city)).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(cityOfSlug(citySlug(city))).toBe(city);
  }
  expect(citySlug('New  Delhi')).toBe('new-delhi');
});

test.each(['Pune', 'atlantis', '', 'pune ', '__proto__'])("%j is not a city's slug", (slug) => {
  expect(cityOfSlug(slug)).toBeUndefined();
});

test.each(['', 'car', 'Car-service', 'constructor', undefined])('%j is not a category', (word) => {
  expect(categoryOf(word)).toBeUndefined();
});

test('a city links to its own page if it has garages of the category, otherwise to a search', () => {
  const cities = [{ city: 'Pune', categories: ['car-service' as const] }];
  expect(cityLink('car-service', 'Pune', cities)).toEqual({
    to: '/$category/$city',
    params: { category: 'car-service', city: 'pune' },
  });
  const search = { to: '/services', search: { category: 'bike-service', city: 'Pune' } };
  expect(cityLink('bike-service', 'Pune', cities)).toEqual(search);
  expect(cityLink('car-service', 'Surat', cities).to).toBe('/services');
});
