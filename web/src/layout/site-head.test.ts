import { expect, test } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import { canonicalPath, isNowhere, siteHead } from './site-head.ts';

test('the canonical address keeps only the parameters that define a page, in a fixed order', () => {
  const search = { text: 'brake', category: 'car-service', city: 'Pune & more', lang: 'hi', vehicleType: undefined };
  const staticData = { canonicalSearch: ['city', 'category'] };
  expect(canonicalPath({ pathname: '/services', search, staticData })).toBe(
    '/services?city=Pune+%26+more&category=car-service',
  );
  expect(canonicalPath({ pathname: '/services', search: { text: 'brake' }, staticData })).toBe('/services');
  expect(canonicalPath({ pathname: '/', search, staticData: {} })).toBe('/');
});

test('a page with two addresses uses the short one, without a trailing slash', () => {
  const staticData = { canonicalBelow: '/services' };
  expect(canonicalPath({ pathname: '/services/car-service/', search: {}, staticData })).toBe('/car-service');
  expect(canonicalPath({ pathname: '/car-service/pune/', search: {}, staticData: {} })).toBe('/car-service/pune');
});

test('a missing page is not indexed', async () => {
  expect(isNowhere([{ status: 'success', _notFound: true }])).toBe(true);
  expect(isNowhere([{ status: 'success' }, { status: 'notFound' }])).toBe(true);
  expect(isNowhere([{ status: 'success' }, { status: 'pending' }])).toBe(false);
  const context = { i18n: await createI18n('en'), origin: 'https://pahiya.example' };
  const { meta, links } = siteHead(context, undefined, '/app.css');
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify([meta, links])).not.toMatch(/canonical|alternate|og:url/);
  const page = siteHead(context, '/car-service', '/app.css');
  expect(page.meta).toContainEqual({ property: 'og:url', content: 'https://pahiya.example/car-service' });
  expect(page.links.map(({ rel }) => rel)).toEqual(expect.arrayContaining(['canonical', 'alternate']));
  expect(JSON.stringify(page)).not.toContain('noindex');
});
