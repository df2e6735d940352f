import { expect, type Page } from '@playwright/test';

/**
 * Goes back from a dialog over the page, or from the page itself. Both become visible a moment before the history
 * changes: a dialog pushes its entry after it is drawn and pops it after it is gone.
 */
export async function goBackFrom(page: Page, place: 'dialog' | 'page'): Promise<void> {
  const isDialog = () => page.evaluate(() => Boolean(window.history.state?.dialog));
  await expect.poll(isDialog).toBe(place === 'dialog');
  await page.goBack();
}
