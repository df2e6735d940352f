import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** A test fails on any console error, page error, hydration warning or CSP violation it did not ask for. */
  quietConsole: { allow(pattern: RegExp): void };
}

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(said.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** WCAG 2.2 AA as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
