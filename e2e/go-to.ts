import type { Page } from '@playwright/test';

interface Router {
  navigate(to: { href: string }): Promise<void>;
}
interface Fiber {
  return: Fiber | null;
  memoizedProps: { router?: Router } | null;
}

/** Navigates within the app, like a link, without a page load. Waits until the screen is complete. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    const main = document.querySelector('main');
    const mark = Object.keys(main ?? {}).find((key) => key.startsWith('__reactFiber$'));
    let fiber: Fiber | null = mark ? Reflect.get(main ?? {}, mark) : null;
    while (fiber && !fiber.memoizedProps?.router) fiber = fiber.return;
    await fiber?.memoizedProps?.router?.navigate({ href });
  }, path);
  if (/[?&](show|list|comments)=/.test(path)) await page.getByRole('dialog').waitFor();
  await standing(page);
}

/** Waits until nothing is loading and pictures and fonts are there. */
export async function standing(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { body, images, fonts } = document;
    const isLoading = body.querySelector('.animate-shimmer, .animate-spin, [aria-busy="true"]') !== null;
    const pictures = [...images].filter(({ loading }) => loading !== 'lazy');
    return !isLoading && fonts.status === 'loaded' && pictures.every(({ complete }) => complete);
  });
}
