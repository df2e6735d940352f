import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { firstGarage, signUp } from '../api.ts';
import { createPost, newCaption } from '../community-steps.ts';
import { expect, onPhone, test } from '../fixtures.ts';
import type { Language } from '../texts.ts';

/** The same budget as in the benchmarks (bench/README.md, `bytes`). */
const maxScriptBytes = 125_000;

/** English, and the languages with the largest texts. */
const measured: readonly Language[] = ['en', 'hi', 'ta', 'ml'];

for (const language of measured) {
  test(
    `the first load of a public page has at most 125 kB of script (${language})`,
    onPhone,
    async ({ browser, request }) => {
      test.slow();
      const { garage } = await firstGarage(request);
      const loaded: [path: string, bytes: number][] = [];
      for (const path of [...publicPaths, `/garage/${garage.id}`, `/book/${garage.id}`, await aPost(browser)]) {
        loaded.push([path, await scriptBytes(browser, path, language)]);
      }
      expect(loaded.filter(([, bytes]) => bytes < 80_000 || bytes > maxScriptBytes)).toEqual([]);
    },
  );
}

/** Parts that nobody waits for, such as notices, may load on their own. */
const mostUnlisted = 4;

test('the booking form asks for its scripts at once', onPhone, async ({ customerPage: page, request }) => {
  const { garage } = await firstGarage(request);
  await page.goto(`/book/${garage.id}`);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const listed = await listedScripts(page);
  const { calledAt, names } = await page.evaluate((call) => {
    const asked = performance.getEntriesByType('resource');
    // The form calls for the slots itself.
    const calledAt = asked.find(({ name }) => name.includes(call))?.startTime ?? 0;
    const first = asked.filter(({ name, startTime }) => name.endsWith('.js') && startTime < calledAt);
    return { calledAt, names: first.map(({ name }) => name) };
  }, `/garages/${garage.id}/slots`);
  const unlisted = names.filter((name) => !listed.includes(name));
  expect(calledAt).toBeGreaterThan(0);
  expect(listed.length).toBeGreaterThan(15);
  expect(unlisted.length, unlisted.join(' ')).toBeLessThanOrEqual(mostUnlisted);
});

test('the booking form starts without schemas and loads them when idle', onPhone, async ({ customerPage: page }) => {
  const { garage } = await firstGarage(page.request);
  await page.goto(`/book/${garage.id}`);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect(await withSchemas(page, await listedScripts(page))).toEqual([]);
  await expect.poll(async () => await withSchemas(page, await loadedScripts(page))).not.toEqual([]);
});

async function listedScripts(page: Page): Promise<string[]> {
  return await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
}

async function loadedScripts(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
}

/** Scripts that contain zod, which has this name in every build. */
async function withSchemas(page: Page, addresses: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(addresses.map(async (address) => await (await page.request.get(address)).text()));
  return addresses.filter((_, index) => texts[index]?.includes('_zod'));
}

test('a visitor who opens the booking form loads none of its scripts', onPhone, async ({ page, request }) => {
  const { garage } = await firstGarage(request);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(`/book/${garage.id}`);
  await expect(page).toHaveURL(/\/auth/);
  expect(asked.filter((url) => /\/(book|customers|routes)[-.]/.test(url))).toEqual([]);
});

test('Inter loads after the first page, and later pages use it from the start', onPhone, async ({ page }) => {
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.goto('/support');
  await expect.poll(family).toMatch(/^"?Inter Variable/);
  const [askedAt, loadedAt] = await page.evaluate(() => {
    const font = performance.getEntriesByType('resource').find(({ name }) => /inter-latin/.test(name));
    const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
    return [font?.startTime ?? 0, visit?.loadEventStart ?? 0];
  });
  expect(askedAt).toBeGreaterThanOrEqual(loadedAt);
  await page.goto('/auth');
  expect(await family()).toMatch(/^"?Inter Variable/);
});

const publicPaths = [
  '/',
  '/services',
  '/services/car-service',
  '/car-service',
  '/car-service/pune',
  '/auth',
  '/auth/reset',
  '/auth/confirm',
  '/support',
  '/support/create-ticket',
  '/support/call-request',
  '/delete-account',
];

async function aPost(browser: Browser): Promise<string> {
  const context = await browser.newContext();
  const author = await signUp(context.request, 'Public Author');
  const { id } = await createPost(context.request, author, newCaption('For everybody.'));
  await context.close();
  return `/post/${id}`;
}

/** Compressed bytes of all script, in files and in the page, that a visitor with an empty cache gets. */
async function scriptBytes(browser: Browser, path: string, language: Language): Promise<number> {
  const context = await browser.newContext({ locale: `${language}-IN` });
  const page = await context.newPage();
  const scripts = sizesOfScripts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const sizes = await Promise.all(scripts);
  const html = await (await context.request.get(path, { headers: { 'accept-language': language } })).text();
  await context.close();
  return sizes.reduce((sum, bytes) => sum + bytes, brotliCompressSync(inlineScripts(html)).length);
}

function sizesOfScripts(page: Page): Promise<number>[] {
  const found: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') found.push(sizeOf(request));
  });
  return found;
}

async function sizeOf(request: Request): Promise<number> {
  const { responseBodySize } = await request.sizes();
  // A file from the browser's cache has no body.
  return Math.max(responseBodySize, 0);
}

function inlineScripts(html: string): string {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n');
}
