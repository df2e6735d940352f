import type { Page } from '@playwright/test';
import { brand } from '../contract/src/shared/brand.ts';

/** Leaves in the browser what it keeps beside the session's cookie: that there may be a session to ask for. */
export async function rememberSession(page: Page): Promise<void> {
  await page.route('/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
  );
  await page.goto('/blank');
  await page.evaluate((key) => window.localStorage.setItem(key, '1'), `${brand.slug}:signed-in`);
}
