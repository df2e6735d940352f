import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Customer, signUp } from './api.ts';
import { rememberSession } from './remember-session.ts';

interface Fixtures {
  /** A test fails on any console error, page error, hydration warning or CSP violation it did not ask for. */
  quietConsole: { allow(pattern: RegExp): void };
  /** Somebody new, signed in in this test's browser. */
  customer: Customer;
  /** The page of that customer. */
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
      await use({ allow: (pattern) => allowed.push(pattern) });
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

/** WCAG 2.2 AA as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** A toast with this title and, when given, this text below it. */
export async function expectToast(page: Page, title: string, text?: string | RegExp): Promise<void> {
  const toast = page.getByRole('region').getByRole('listitem').filter({ hasText: title }).first();
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (text) await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
