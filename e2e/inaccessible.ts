import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brand } from '../contract/src/shared/brand.ts';
import { keepStill } from './keep-still.ts';

const wholeStandard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = ['color-contrast', 'link-in-text-block'];

/** What a text, its length and its signs can break. */
const byLanguage = [
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
  'page-has-heading-one',
  'empty-heading',
  'button-name',
  'link-name',
  'summary-name',
  'label',
  'select-name',
  'image-alt',
  'svg-img-alt',
  'role-img-alt',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'landmark-unique',
  'label-content-name-mismatch',
  'target-size',
];

/** WCAG 2.2 AA as far as a machine can tell, in both themes: one line for each fault. */
export async function findInaccessible(page: Page): Promise<string[]> {
  await keepStill(page);
  const light = await findings(page, (scan) => scan.withTags(wholeStandard));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const dark = await findings(page, (scan) => scan.withRules(colours));
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/** The same of what another language can break, on a screen that was looked at as a whole in one. */
export async function findInaccessibleWords(page: Page): Promise<string[]> {
  return [...(await findings(page, (scan) => scan.withRules(byLanguage))), ...(await findTitle(page))];
}

/** Only the start is called as the site is: a title says where one is (WCAG 2.4.2). */
async function findTitle(page: Page): Promise<string[]> {
  const isOwn = (site: string) => window.location.pathname === '/' || !document.title.startsWith(site);
  try {
    await page.waitForFunction(isOwn, `${brand.name}:`, { timeout: 5_000 });
    return [];
  } catch {
    return [`document-title: ${await page.title()}`];
  }
}

/** It stays in the page from the first look on. */
async function findings(page: Page, choose: (scan: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const scan = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode();
  const { violations } = await choose(scan).analyze();
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => ({ id, html, target })));
  const isFault = await Promise.all(
    faults.map(async ({ id, target }) => id !== 'label-content-name-mismatch' || (await hasWords(page, `${target}`))),
  );
  return faults.filter((_, index) => isFault[index]).map(({ id, html }) => `${id}: ${html.slice(0, 200)}`);
}

/** Nobody presses a button by saying the bare number that stands on it. */
async function hasWords(page: Page, selector: string): Promise<boolean> {
  // What live news took away since is not waited for.
  const text = await page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
  return /\p{L}/u.test(text);
}
