import type { Browser, Page, Request } from '@playwright/test';
import { firstGarage, signUp } from '../api.ts';
import { createPost, newCaption } from '../community-steps.ts';
import { expect, onPhone, test } from '../fixtures.ts';

/** The same budget as in the benchmarks (bench/README.md, `bytes`). */
const maxScriptBytes = 125_000;

test('the first load of a public page has at most 125 kB of script', onPhone, async ({ browser, request }) => {
  const { garage } = await firstGarage(request);
  const loaded: [path: string, bytes: number][] = [];
  for (const path of ['/', '/services', '/car-service', `/garage/${garage.id}`, '/auth', await aPost(browser)]) {
    loaded.push([path, await scriptBytes(browser, path)]);
  }
  expect(loaded.filter(([, bytes]) => bytes === 0 || bytes > maxScriptBytes)).toEqual([]);
});

async function aPost(browser: Browser): Promise<string> {
  const context = await browser.newContext();
  const author = await signUp(context.request, 'Public Author');
  const { id } = await createPost(context.request, author, newCaption('For everybody.'));
  await context.close();
  return `/post/${id}`;
}

/** Compressed bytes of all files of script that a visitor with an empty cache gets. */
async function scriptBytes(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requests = scriptsOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await context.close();
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

function scriptsOf(page: Page): Request[] {
  const found: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') found.push(request);
  });
  return found;
}
