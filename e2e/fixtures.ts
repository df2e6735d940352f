import { test as base, expect, type Page } from '@playwright/test';
import { type Customer, signUp } from './api.ts';
import { freezeMotion } from './freeze-motion.ts';
import { colours, findings, wholeStandard } from './inaccessible.ts';
import { rememberSession } from './remember-session.ts';

interface Fixtures {
  /** A test fails on any console error, page error, hydration warning or CSP violation that it does not allow. */
  quietConsole: { allow(pattern: RegExp): void };
  customer: Customer;
  customerPage: Page;
}

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const said: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text())) said.push(message.text());
      });
      context.on('weberror', (failure) => said.push(failure.error().message));
      // React reports what it recovered from as the cause of another error.
      await context.addInitScript(() => {
        addEventListener('error', ({ error }) => {
          if (error?.cause) reportError(error.cause);
        });
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      // A response that a test passes on itself may still be under way when the test ends.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(said.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  customer: async ({ page }, use) => {
    const customer = await signUp(page.request);
    await rememberSession(page);
    await use(customer);
  },
  customerPage: async ({ page, customer }, use) => {
    expect(customer.accessToken).not.toBe('');
    await use(page);
  },
});

export { expect };

/** Tests that do not depend on the layout need only one size. */
export const onPhone = { tag: '@phone-only' };
export const onDesktop = { tag: '@desktop-only' };
/** Marks details of a story whose main path `npm test` takes. They run in `npm run test:all`, before each release. */
export function beforeRelease({ tag = [] }: { tag?: string | string[] } = {}): { tag: string[] } {
  return { tag: ['@before-release', ...[tag].flat()] };
}
/** Tests in both languages run each language at one of the sizes. */
export const atSizeOf = { en: onPhone, hi: onDesktop };

/** Checks the rules of WCAG 2.2 AA that a machine can test. */
export async function expectAccessible(page: Page): Promise<void> {
  await freezeMotion(page);
  expect(await findings(page, (scan) => scan.withTags(wholeStandard))).toEqual([]);
}

/** Checks only the colours, of a page that was fully checked in its light theme. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await freezeMotion(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await findings(page, (scan) => scan.withRules(colours))).toEqual([]);
}

export async function expectToast(page: Page, title: string, text?: string | RegExp): Promise<void> {
  const toast = page.getByRole('region').getByRole('listitem').filter({ hasText: title }).first();
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (text) await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
