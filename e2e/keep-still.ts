import type { Page } from '@playwright/test';

/**
 * From now on a change stands at once, and what was fading has ended: half-faded text has no colour of its own, and a
 * new colour or size would go down the tree step by step, one frame each.
 */
export async function keepStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
