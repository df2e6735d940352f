import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brand } from '../contract/src/shared/brand.ts';
import { freezeMotion } from './freeze-motion.ts';

export const wholeStandard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const colours = ['color-contrast', 'link-in-text-block'];

/** Rules that depend on the width, or that axe leaves out of the standard. */
export const narrowRules = ['target-size', 'label-content-name-mismatch'];

/** Rules that a text, its length or its characters can break. */
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

/** Faults against WCAG 2.2 AA that a machine can find, in both themes, one per line. */
export async function findInaccessible(page: Page): Promise<string[]> {
  await freezeMotion(page);
  const light = await findings(page, (scan) => scan.withTags(wholeStandard));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const dark = await findings(page, (scan) => scan.withRules(colours));
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/** Checks only the rules that another language can break. The screen was fully checked in one language. */
export async function findInaccessibleWords(page: Page): Promise<string[]> {
  return [...(await findings(page, (scan) => scan.withRules(byLanguage))), ...(await findTitle(page))];
}

/** Only the home page's title begins with the site's name. Every other title names its page (WCAG 2.4.2). */
export async function findTitle(page: Page): Promise<string[]> {
  const isOwn = (site: string) => window.location.pathname === '/' || !document.title.startsWith(site);
  try {
    await page.waitForFunction(isOwn, `${brand.name}:`, { timeout: 5_000 });
    return [];
  } catch {
    return [`document-title: ${await page.title()}`];
  }
}

/** Returns one line per fault. axe stays in the page after the first scan. */
export async function findings(page: Page, choose: (scan: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const scan = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    // The product has no frames. The default mode would open an additional page per scan.
    .setLegacyMode()
    // Only the elements of a violation are described in full.
    .options({ resultTypes: ['violations'] });
  const { violations } = await choose(scan).analyze();
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => ({ id, html, target })));
  const isFault = await Promise.all(
    faults.map(async ({ id, target }) => id !== 'label-content-name-mismatch' || (await hasWords(page, `${target}`))),
  );
  return faults.filter((_, index) => isFault[index]).map(({ id, html }) => `${id}: ${html.slice(0, 200)}`);
}

/** Voice control users do not speak the bare number on a button, so such a mismatch is no fault. */
async function hasWords(page: Page, selector: string): Promise<boolean> {
  // Does not wait for the element, because a live event may have removed it since.
  const text = await page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
  return /\p{L}/u.test(text);
}
