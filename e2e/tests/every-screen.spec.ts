import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isLongRun } from '../../scripts/long-run.ts';
import { atSize, findLostText, findMotion } from '../adaptable.ts';
import { signUp } from '../api.ts';
import { runDesk } from '../desk-command.ts';
import { atSizeOf, expect, onDesktop, onPhone, test } from '../fixtures.ts';
import { goTo } from '../go-to.ts';
import { findInaccessible, findings, findTitle, narrowRules } from '../inaccessible.ts';
import { findUnseenStops } from '../keyboard-stops.ts';
import { findOverflow } from '../overflow.ts';
import { rememberSession } from '../remember-session.ts';
import { emptyPaths, openPaths, ownPaths } from '../screen-paths.ts';
import { everyText, type Language, walkedLanguages } from '../texts.ts';
import { visitWhole } from '../visit.ts';

const narrow = { width: 320, height: 700 };

/** Lists all faults that a machine can find, one per line. The stops come last, because they move the focus. */
async function findFaults(page: Page, language: Language): Promise<string[]> {
  const ours = everyText(language);
  const faults = [...(await findMotion(page)), ...(await findInaccessible(page)), ...(await findTitle(page))];
  if (page.viewportSize()?.width === 390) {
    faults.push(...(await atSize(page, narrow, () => findNarrowFaults(page, ours))).map((fault) => `narrow: ${fault}`));
  } else {
    faults.push(...(await findLostText(page, ours)));
    await page.emulateMedia({ colorScheme: 'dark' });
  }
  faults.push(...(await findUnseenStops(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

async function findNarrowFaults(page: Page, ours: readonly string[]): Promise<string[]> {
  return [...(await findOverflow(page, ours)), ...(await findings(page, (scan) => scan.withRules(narrowRules)))];
}

/** Opens each screen once, in one browser page, and expects no fault. */
async function walk(page: Page, paths: string[], language: Language): Promise<void> {
  const found: Record<string, string[]> = {};
  await visitWhole(page, `/?lang=${language}`);
  for (const path of paths) {
    await goTo(page, path);
    const faults = await findFaults(page, language);
    if (faults.length > 0) found[path] = faults;
  }
  expect(found).toEqual({});
}

/** A single walk over all screens of a customer would be the last test to end. */
const parts = {
  'home, profile and settings': /^\/($|profile|settings)/,
  'community, Revvy, garages and booking': /^\/(community|post|notifications|revvy|garage|book)\b/,
  'bookings and support': /^\/(bookings|support)/,
  desk: /^\/desk/,
};

function everyRoute(): string[] {
  const tree = readFileSync(new URL('../../web/src/routeTree.gen.ts', import.meta.url), 'utf8');
  const [, patterns = ''] = tree.match(/\bto:((?:\s+\| '[^']+')+)/) ?? [];
  return [...patterns.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);
}

test('every page of the router is in the walk', onPhone, async ({ request, customer }) => {
  const own = await ownPaths(request, customer);
  const matches = own.map((path) => Object.values(parts).filter((part) => part.test(path)).length);
  expect(own.filter((_, index) => matches[index] !== 1)).toEqual([]);
  const paths = [...openPaths, ...own].map((path) => path.split(/[?#]/)[0] ?? '');
  const routes = everyRoute();
  expect(routes.length).toBeGreaterThan(40);
  const isWalked = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}$`);
    return paths.some((path) => pattern.test(path));
  };
  // `/desk` redirects. The other two are checked elsewhere: the gate with a second factor, the payment page with the
  // payment screens.
  const elsewhere = ['/desk', '/desk/gate', '/payment-success'];
  expect(routes.filter((route) => !isWalked(route)).toSorted()).toEqual(elsewhere);
});

/** A short run walks the customers' screens on a phone and the desk at a desktop. */
function isInRun(language: keyof typeof atSizeOf, isDesk: boolean): boolean {
  return isLongRun || isDesk === (atSizeOf[language] === onDesktop);
}

/** Each language runs at one size, because faults of size and language are independent of each other. */
for (const language of walkedLanguages) {
  test.describe(`no fault on any screen, ${language}`, atSizeOf[language], () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    test.beforeEach(({ quietConsole }) => quietConsole.allow(/status of (400|404|409)/));

    if (isInRun(language, false)) {
      test('of a visitor', async ({ page }) => walk(page, openPaths, language));

      test('of a customer who has nothing yet', async ({ customerPage: page }) => walk(page, emptyPaths, language));
    }

    for (const [name, part] of Object.entries(parts).filter(([part]) => isInRun(language, part === 'desk'))) {
      test(`of a customer: ${name}`, async ({ page }) => {
        const customer = await signUp(page.request, 'Meera Venkataraghavan Nair');
        await runDesk('grant', customer.email, 'admin');
        await rememberSession(page);
        const paths = await ownPaths(page.request, customer);
        await walk(
          page,
          paths.filter((path) => part.test(path)),
          language,
        );
      });
    }
  });
}
