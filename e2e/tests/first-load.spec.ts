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
