import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { firstGarage } from '../api.ts';
import { runDesk } from '../desk-command.ts';
import { atSizeOf, expect, expectAccessible, expectReadableInTheDark, onPhone, test } from '../fixtures.ts';
import { goTo } from '../go-to.ts';
import { findInaccessible } from '../inaccessible.ts';
import { openPaths, ownPaths } from '../language-screens.ts';
import { openScreens, ownScreens, type Screen } from '../screens.ts';
import { languages, texts } from '../texts.ts';
import { visitWhole } from '../visit.ts';

/** Checks only colours in the dark theme, because nothing else differs. */
async function lookAt(page: Page, { name, open }: Screen): Promise<void> {
  await test.step(name, async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page);
    await expectAccessible(page);
    await expectReadableInTheDark(page);
  });
}

/** The screens that begin a new part. A single test of all screens would be the last to end. */
const firsts = ['home', 'landing-car', 'auth-login', 'profile-empty', 'revvy', 'book'];

/** From this screen up to the next part. */
function partFrom(screens: Screen[], first: string): Screen[] {
  const start = screens.findIndex(({ name }) => name === first);
  const length = screens.slice(start + 1).findIndex(({ name }) => firsts.includes(name));
  if (start < 0) throw new Error(`No screen is called ${first}`);
  return length < 0 ? screens.slice(start) : screens.slice(start, start + 1 + length);
}

/** Checks pages that the lists of screens do not contain, in one browser page. */
async function walk(page: Page, paths: string[]): Promise<void> {
  await visitWhole(page, '/');
  for (const path of paths) {
    await test.step(path, async () => {
      await goTo(page, path);
      expect.soft(await findInaccessible(page), path).toEqual([]);
    });
  }
}

/** All route patterns of the router. */
function everyRoute(): string[] {
  const tree = readFileSync(new URL('../../web/src/routeTree.gen.ts', import.meta.url), 'utf8');
  const [, patterns = ''] = tree.match(/\bto:((?:\s+\| '[^']+')+)/) ?? [];
  return [...patterns.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);
}

test('every page of the router is checked', onPhone, async ({ request, customer }) => {
  const paths = [...openPaths, ...(await ownPaths(request, customer))].map((path) => path.split(/[?#]/)[0] ?? '');
  const routes = everyRoute();
  expect(routes.length).toBeGreaterThan(40);
  const isLookedAt = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}$`);
    return paths.some((path) => pattern.test(path));
  };
  // `/desk` redirects. The other two are checked elsewhere: the gate with a second factor, the payment page with the
  // payment screens.
  const elsewhere = ['/desk', '/desk/gate', '/payment-success'];
  expect(routes.filter((route) => !isLookedAt(route)).toSorted()).toEqual(elsewhere);
});

/** Each language runs at one size, because faults of size and language are independent of each other. */
for (const language of languages) {
  test.describe(`axe finds nothing, ${language}, light and dark`, atSizeOf[language], () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    test.beforeEach(async ({ context, baseURL, quietConsole }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
      quietConsole.allow(/status of (400|404|409)/);
    });

    for (const first of ['home', 'landing-car', 'auth-login']) {
      test(`on public screens, from ${first} on`, async ({ page }) => {
        for (const screen of partFrom(openScreens, first)) await lookAt(page, screen);
      });
    }

    test('on all other public pages', async ({ page }) => {
      await walk(
        page,
        openPaths.filter((path) => /^.(support|payment|delete)/.test(path)),
      );
    });

    for (const side of ['customer', 'staff']) {
      test(`on all other pages of ${side}`, async ({ customerPage: page, customer }) => {
        await runDesk('grant', customer.email, 'admin');
        const paths = await ownPaths(page.request, customer);
        const rest = /^.(support|settings|bookings|post|delete)/;
        await walk(
          page,
          paths.filter((path) => (side === 'staff' ? path.startsWith('/desk') : rest.test(path))),
        );
      });
    }

    for (const first of ['profile-empty', 'revvy', 'book']) {
      test(`on screens of a customer, from ${first} on`, async ({ customerPage: page }) => {
        const detail = await firstGarage(page.request);
        for (const screen of partFrom(ownScreens(texts(language), detail), first)) await lookAt(page, screen);
      });
    }
  });
}
