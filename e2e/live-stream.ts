import type { Page, Response } from '@playwright/test';

const stream = /\/api\/live\?/;

/** Called before a page is opened: resolves once it is told what happens to `topic`. What happened before it may not know. */
export function hears(page: Page, topic: string): Promise<Response> {
  return page.waitForResponse((answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    return pathname === '/api/live' && (searchParams.get('topics')?.split(',').includes(topic) ?? false);
  });
}

/** What others do in the same minutes makes the page read nothing anew. */
export async function keepUntold(page: Page): Promise<void> {
  await page.route(stream, () => undefined);
}
