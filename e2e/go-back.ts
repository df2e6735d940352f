import { expect, type Page } from '@playwright/test';

/**
 * Goes back from what lies over the page, or from the page itself. Both are seen a moment before the history knows of
 * them: a dialog takes its step once it is drawn, and gives it back once it is gone.
 */
export async function goBackFrom(page: Page, place: 'dialog' | 'page'): Promise<void> {
  const isDialog = () => page.evaluate(() => Boolean(window.history.state?.dialog));
  await expect.poll(isDialog).toBe(place === 'dialog');
  await page.goBack();
}
