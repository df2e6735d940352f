import type { Page } from '@playwright/test';
import { signUp } from '../api.ts';
import { runDesk } from '../desk-command.ts';
import { expect, onDesktop, test } from '../fixtures.ts';
import { goTo } from '../go-to.ts';
import { keepStill } from '../keep-still.ts';
import { findUnseenStops } from '../keyboard-stops.ts';
import { openPaths, ownPaths } from '../language-screens.ts';
import { findOverflow } from '../overflow.ts';
import { rememberSession } from '../remember-session.ts';
import { everyText } from '../texts.ts';
import { visitWhole } from '../visit.ts';

type Faults = Record<string, string[]>;

/** Opens each screen in one browser page and returns the faults that `look` finds, by screen. */
async function walk(page: Page, paths: string[], look: (page: Page) => Promise<string[]>): Promise<Faults> {
  const found: Faults = {};
  await visitWhole(page, '/');
  await keepStill(page);
  for (const path of paths) {
    await goTo(page, path);
    const faults = await look(page);
    if (faults.length > 0) found[path] = faults;
  }
  return found;
}

const sides = ['visitor', 'customer', 'colleague'] as const;
type Side = (typeof sides)[number];

/** The pages of this kind of user. A colleague is a member of staff. */
async function pathsOf(page: Page, side: Side): Promise<string[]> {
  if (side === 'visitor') return openPaths;
  const customer = await signUp(page.request, 'Meera Venkataraghavan Nair');
  await runDesk('grant', customer.email, 'admin');
  await rememberSession(page);
  const paths = await ownPaths(page.request, customer);
  return paths.filter((path) => path.startsWith('/desk') === (side === 'colleague'));
}

const ours = everyText('en');

/** WCAG 1.4.12. */
const wider = {
  'wider spacing': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
};
/** Doubles only the text (1.4.4). The desk has columns side by side, so there the whole page is zoomed instead. */
const larger = { 'larger text': ':root { font-size: 200% }' };
const changesFor = { visitor: { ...wider, ...larger }, customer: { ...wider, ...larger }, colleague: wider };

async function findWhatIsLost(page: Page, side: Side): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, rules] of Object.entries(changesFor[side])) {
    const style = await page.addStyleTag({ content: rules });
    await drawn(page);
    faults.push(...(await findLost(page, name)));
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 640, height: 400 });
  await drawn(page);
  faults.push(...(await findLost(page, 'zoomed')));
  await page.setViewportSize(size);
  return faults;
}

/** Elements that depend on a change move in the next frame. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** A broken word is not lost. A placeholder may be cut, because the field also has a label. */
async function findLost(page: Page, name: string): Promise<string[]> {
  const faults = await findOverflow(page, ours);
  const lost = faults.filter((fault) => !/is broken in|pixels in its box/.test(fault));
  return lost.map((fault) => `${name}: ${fault}`);
}

/** For users with reduced motion the product animates nothing except what they move themselves. */
async function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration !== 1)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? `moves: ${effect.target?.outerHTML.slice(0, 100)}` : '',
      );
    const smooth = [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
      .map((element) => `scrolls smoothly: ${element.outerHTML.slice(0, 100)}`);
    return [...moving, ...smooth];
  });
}

for (const side of sides) {
  test.describe(`every screen of a ${side}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    test.beforeEach(({ quietConsole }) => quietConsole.allow(/status of (400|404|409)/));

    test('loses nothing at 200 % zoom, with larger text or with wider spacing', onDesktop, async ({ page }) => {
      const look = () => findWhatIsLost(page, side);
      expect(await walk(page, await pathsOf(page, side), look)).toEqual({});
    });

    test('shows the focus and does not animate', async ({ page }, { project }) => {
      await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'light' : 'dark' });
      const look = async () => [...(await findMotion(page)), ...(await findUnseenStops(page))];
      expect(await walk(page, await pathsOf(page, side), look)).toEqual({});
    });
  });
}
