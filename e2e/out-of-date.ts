import type { Page } from '@playwright/test';

/**
 * Aborts GET requests to URLs like `unheard` until the page sends a request that matches `until` ("POST http://…").
 * Until then the screen keeps its old state, however often the page asks.
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
