import type { Page } from '@playwright/test';

/** Blocks live events, so that activity of other tests does not make the page read again. */
export async function blockLiveEvents(page: Page): Promise<void> {
  await page.route(/\/api\/live\?/, () => undefined);
}
