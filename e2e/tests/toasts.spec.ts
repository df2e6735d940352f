import type { Locator, Page } from '@playwright/test';
import { expect, expectToast, onPhone, test } from '../fixtures.ts';
import { keepStill } from '../keep-still.ts';
import { askAndWait, questionBox } from '../revvy-steps.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const en = texts('en');

/** Waits for the toast and expects that it covers none of these. */
async function expectClearOf(page: Page, title: string, ...others: Locator[]): Promise<void> {
  const toast = page.getByRole('region').getByRole('listitem').filter({ hasText: title }).first();
  for (const other of others) {
    await expect(other).toBeVisible();
    await expect.poll(async () => overlap(await toast.boundingBox(), await other.boundingBox())).toBe('apart');
  }
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function overlap(one: Box, other: Box): 'apart' | 'covered' | 'missing' {
  if (!one || !other) return 'missing';
  const areSideBySide = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isOneAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return areSideBySide || isOneAbove ? 'apart' : 'covered';
}

function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: en.common.nav.label });
}

test.describe('a toast on a phone', onPhone, () => {
  test('stands above the navigation and leaves the heading free', async ({ customerPage: page }) => {
    await visit(page, '/profile');
    await keepStill(page);
    await page.getByRole('button', { name: en.profile.refresh }).click();
    await expectToast(page, 'Refreshed');
    const heading = page.getByRole('heading', { level: 1 });
    await expectClearOf(page, 'Refreshed', heading, navigation(page), page.getByRole('banner'));
  });

  test("stands above Revvy's question box", async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    await visit(page, '/revvy');
    await keepStill(page);
    await askAndWait(page, en, 'How long is a PUC certificate valid?');
    await page.route('**/api/revvy/conversations/*/messages', (route) => route.abort());
    await questionBox(page, en).fill('And of a bike?');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Failed to send message');
    await expectClearOf(page, 'Failed to send message', questionBox(page, en), navigation(page));
  });

  test('leaves the title and the buttons of a dialog free', async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    const { create } = en.community;
    await visit(page, '/community?show=create');
    await keepStill(page);
    await page.route('**/api/posts', (route) => route.abort());
    const dialog = page.getByRole('dialog', { name: create.title });
    await dialog.getByLabel(create.caption).fill('The clutch is soft again.');
    const submit = dialog.getByRole('button', { name: create.submit, exact: true });
    await submit.click();
    await expectToast(page, 'Failed to create post. Please try again.');
    await expectClearOf(page, 'Failed to create post', submit, dialog.getByRole('heading', { name: create.title }));
  });

  for (const language of ['en', 'ta'] as const) {
    const { auth } = texts(language);

    test(`of a failed sign-in leaves the heading and the button free (${language})`, async ({ page, quietConsole }) => {
      quietConsole.allow(/status of 401/);
      await visit(page, `/auth?lang=${language}`);
      await keepStill(page);
      await page.getByLabel(auth.field.email).fill('nobody@example.com');
      await page.getByLabel(auth.field.password, { exact: true }).fill('not the password');
      const submit = page.getByRole('button', { name: auth.login.submit, exact: true });
      await submit.click();
      const failed = language === 'en' ? 'Login Failed' : auth.login.failed;
      await expectToast(page, failed);
      await expectClearOf(page, failed, submit, page.getByRole('heading', { level: 1 }));
    });
  }
});
