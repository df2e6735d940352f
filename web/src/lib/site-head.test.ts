import { expect, test } from 'vitest';
import { canonicalPath } from './site-head.ts';

test('the canonical address keeps the parameters that make a page of its own, in their order', () => {
  const search = { text: 'brake', category: 'car-service', city: 'Pune & more', lang: 'hi', vehicleType: undefined };
  const staticData = { canonicalSearch: ['city', 'category'] };
  expect(canonicalPath({ pathname: '/services', search, staticData })).toBe(
    '/services?city=Pune+%26+more&category=car-service',
  );
  expect(canonicalPath({ pathname: '/services', search: { text: 'brake' }, staticData })).toBe('/services');
  expect(canonicalPath({ pathname: '/', search, staticData: {} })).toBe('/');
});

test('a page that stands at two addresses is known by the short one, without a slash at the end', () => {
  const staticData = { canonicalBelow: '/services' };
  expect(canonicalPath({ pathname: '/services/car-service/', search: {}, staticData })).toBe('/car-service');
  expect(canonicalPath({ pathname: '/car-service/pune/', search: {}, staticData: {} })).toBe('/car-service/pune');
});
