import type { Page } from '@playwright/test';
import { brand } from '../contract/src/shared/brand.ts';

/** Sets the flag that the browser keeps besides the session cookie: it says that there may be a session. */
export async function rememberSession(page: Page): Promise<void> {
  await page.route('/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
  );
  await page.goto('/blank');
  await page.evaluate((key) => window.localStorage.setItem(key, '1'), `${brand.slug}:signed-in`);
}
