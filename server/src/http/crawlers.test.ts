import { languageCodes } from '@pahiya/contract/shared/languages';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../test/api.ts';
import { createGarage } from '../../test/garages.ts';
import { garages } from '../features/garages/tables.ts';
import { renderSitemap } from './sitemap.ts';

const origin = 'https://pahiya.example';
let api: Api;

beforeAll(async () => {
  api = await startApi({ origin });
});

beforeEach(async () => {
  await api.services.db.execute(sql`truncate garages cascade`);
  // Expires cached files of earlier tests.
  api.clock.now = new Date(api.clock.now.getTime() + 600_000);
});

afterAll(() => api.stop());

async function fetchText(path: string) {
  const answer = await fetch(api.url + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function listedPaths(): Promise<string[]> {
  const { text } = await fetchText('/sitemap.xml');
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.every((address) => address.startsWith(`${origin}/`))).toBe(true);
  return addresses.map((address) => address.slice(origin.length));
}

const always = ['/', '/services', '/car-service', '/bike-service', '/doorstep-service', '/car-modifications'];
const others = languageCodes.slice(1);
const inEachLanguage = (paths: string[]) =>
  paths.flatMap((path) => [path, ...others.map((code) => `${path}?lang=${code}`)]);

test('the site map lists the public pages in every language, and no city without garages', async () => {
  const { status, headers, text } = await fetchText('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  expect(await listedPaths()).toEqual(inEachLanguage(always));
});

test('the site map lists a city for the categories of its active garages', async () => {
  const location = 'Kothrud, Pune';
  const open = await createGarage(api.services.db, {
    name: 'Open',
    location,
    categories: ['bike-service', 'car-modifications'],
  });
  await createGarage(api.services.db, { name: 'Closed', location, categories: ['car-service'], status: 'inactive' });
  const cities = ['/bike-service/pune', '/car-modifications/pune'];
  expect(await listedPaths()).toEqual([...inEachLanguage([...always, ...cities]), `/garage/${open.id}`]);
});

test('the site map lists active garages once, without those of the demonstration', async () => {
  const garage = await createGarage(api.services.db, { location: 'Somewhere' });
  await createGarage(api.services.db, { location: 'Somewhere', status: 'inactive' });
  const invented = await createGarage(api.services.db, { location: 'Somewhere' });
  await api.services.db.update(garages).set({ isDemonstration: true }).where(eq(garages.id, invented.id));
  const listed = (await listedPaths()).filter((path) => path.startsWith('/garage/'));
  expect(listed).toEqual([`/garage/${garage.id}`]);
});

test('the site map is generated at most once in five minutes', async () => {
  const [before] = await Promise.all(Array.from({ length: 20 }, listedPaths));
  await createGarage(api.services.db, { location: 'Kothrud, Pune', categories: ['bike-service'] });
  api.clock.now = new Date(api.clock.now.getTime() + 299_000);
  expect(await listedPaths()).toEqual(before);
  api.clock.now = new Date(api.clock.now.getTime() + 2_000);
  expect(await listedPaths()).toContain('/bike-service/pune');
  expect(api.clock.now > morning).toBe(true);
});

test('each page links to itself in every language', () => {
  const text = renderSitemap(origin, { inEachLanguage: ['/car-service'], once: ['/garage/1'] });
  const links = [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, address]) => [code, address]);
  const address = `${origin}/car-service`;
  const alternates = [
    ['en', address],
    ...others.map((code) => [code, `${address}?lang=${code}`]),
    ['x-default', address],
  ];
  expect(links).toEqual(languageCodes.flatMap(() => alternates));
});

test('robots.txt excludes pages for signed-in customers and names the site map', async () => {
  const { status, headers, text } = await fetchText('/robots.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = text.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of [
    '/api/',
    '/book/',
    '/bookings',
    '/profile',
    '/settings',
    '/notifications',
    '/revvy',
    '/community',
  ]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const open = [...always, '/car-service/pune', '/brand/car-service.png', '/assets/index.js', '/support', '/garage/1'];
  const closed = lines.flatMap((line) => line.match(/^Disallow: (.+)$/)?.[1] ?? []);
  expect(open.filter((path) => closed.some((each) => path.startsWith(each)))).toEqual([]);
});
