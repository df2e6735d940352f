import type { Page } from '@playwright/test';

/**
 * Changes are immediate from now on, and running fades have ended. Half-faded text has no final colour, and a
 * transition of colour or size would be inherited down the tree one level per frame.
 */
export async function freezeMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
