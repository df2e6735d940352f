import type { Page, Response } from '@playwright/test';

/** Opens a page and waits until it reacts to input. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await awake(page);
  return response;
}

/**
 * Opens a page and waits until it is subscribed to live events, for `topic` when given. Without the wait an event could
 * be missed: the page may have read the old state before it subscribed.
 */
export async function visitAndListen(page: Page, path: string, topic?: string): Promise<void> {
  const listens = page.waitForResponse((answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    if (pathname !== '/api/live') return false;
    return topic === undefined || (searchParams.get('topics')?.split(',').includes(topic) ?? false);
  });
  await visit(page, path);
  await listens;
}

export async function revisit(page: Page): Promise<void> {
  await page.reload();
  await awake(page);
}

/** A page from the server is visible before it is usable. */
async function awake(page: Page): Promise<void> {
  await page.locator('main[data-awake]').first().waitFor({ state: 'attached' });
}

/** Opens a page and waits until it is complete: nothing is loading, pictures and fonts are there. */
export async function visitWhole(page: Page, path: string): Promise<void> {
  // Cannot wait for a silent network, because a customer's page keeps its live stream open.
  await visit(page, path);
  await page.waitForFunction(() => {
    const { body, images, fonts } = document;
    const isLoading = body.querySelector('.animate-shimmer, .animate-spin, [aria-busy="true"]') !== null;
    const pictures = [...images].filter(({ loading }) => loading !== 'lazy');
    return !isLoading && fonts.status === 'loaded' && pictures.every(({ complete }) => complete);
  });
}
