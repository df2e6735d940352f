import type { Page } from '@playwright/test';

/**
 * Aborts GET requests to URLs like `unanswered` until the page sends a request that matches `until` ("POST http://…").
 * Until then the screen keeps its old state, however often the page asks.
 */
export async function blockUpdates(page: Page, unanswered: RegExp, until: RegExp): Promise<void> {
  let isKept = true;
  page.on('request', (request) => {
    if (until.test(`${request.method()} ${request.url()}`)) isKept = false;
  });
  await page.route(unanswered, (route) =>
    isKept && route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
}
