import type { Page } from '@playwright/test';

/**
 * Reads of addresses like `unheard` get no answer until the page sends what `until` describes ("POST http://…"): however
 * often it asks again before, and however long the test takes, its screen shows what was so.
 */
export async function keepOutOfDate(page: Page, unheard: RegExp, until: RegExp): Promise<void> {
  let isKept = true;
  page.on('request', (request) => {
    if (until.test(`${request.method()} ${request.url()}`)) isKept = false;
  });
  await page.route(unheard, (route) =>
    isKept && route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
}
