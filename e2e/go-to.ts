import type { Page } from '@playwright/test';

/** TanStack Router keeps the router of the tab there, and declares it in its types. */
interface RoutedWindow {
  __TSR_ROUTER__?: { navigate(to: { href: string }): Promise<void> };
}

/** Navigates within the app, like a link, without a page load. Waits until the screen is complete. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = window as unknown as RoutedWindow;
    if (!router) throw new Error('The page has no router');
    await router.navigate({ href });
  }, path);
  if (/[?&](show|list|comments)=/.test(path)) await page.getByRole('dialog').waitFor();
  await untilSettled(page);
}

/** Waits until nothing is loading and pictures and fonts are there. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { body, images, fonts } = document;
    const isLoading = body.querySelector('.animate-shimmer, .animate-spin, [aria-busy="true"]') !== null;
    const pictures = [...images].filter(({ loading }) => loading !== 'lazy');
    return !isLoading && fonts.status === 'loaded' && pictures.every(({ complete }) => complete);
  });
}
