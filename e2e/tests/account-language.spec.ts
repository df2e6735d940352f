import type { Page } from '@playwright/test';
import type { OwnProfile } from '../../contract/src/profiles/schemas.ts';
import { type Customer, newEmail } from '../api.ts';
import { beforeRelease, expect, expectToast, onDesktop, test } from '../fixtures.ts';
import { callAs } from '../people.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

async function signIn(page: Page, { email, password }: Pick<Customer, 'email' | 'password'>) {
  const { auth } = texts('en');
  await visit(page, '/auth');
  await page.getByLabel(auth.field.email).fill(email);
  await page.getByLabel(auth.field.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.login.submit }).click();
}

test(
  'without a chosen language the account’s language is shown until sign-out; a chosen one becomes the account’s',
  beforeRelease(onDesktop),
  async ({ page, request }) => {
    const account = { fullName: 'Meera Nair', email: newEmail(), password: 'sambar-vada-7' };
    const credentials = { email: account.email, password: account.password };
    await request.post('/api/auth/sign-up', { data: { ...account, isAdult: true, language: 'pa' } });
    // Signs in again each time, because the sign-out ends all sessions.
    const language = async () => {
      const { accessToken } = await (await request.post('/api/auth/sign-in', { data: credentials })).json();
      return (await callAs<OwnProfile>(request, { ...account, accessToken }, 'GET', '/profiles/me')).language;
    };
    const shown = page.locator('html');
    await signIn(page, account);
    await expect(shown).toHaveAttribute('lang', 'pa');
    expect(await language()).toBe('pa');

    const { settings, account: ofAccount } = texts('pa');
    await visit(page, '/settings?section=account');
    // The tasks that run before a sign-out are registered once the bell is there.
    await expect(page.getByRole('banner').locator('a[href="/notifications"]')).toBeVisible();
    await page.getByRole('button', { name: settings.account.logOut }).click();
    await page.getByRole('button', { name: settings.account.everywhere }).click();
    await expectToast(page, ofAccount.toast.loggedOut);
    await visit(page, '/');
    await expect(shown).toHaveAttribute('lang', 'en');

    await signIn(page, account);
    await expect(shown).toHaveAttribute('lang', 'pa');
    await visit(page, '/settings?section=display');
    await page.getByRole('main').getByRole('combobox', { name: settings.language.title }).selectOption('ta');
    await expect.poll(language).toBe('ta');
    await visit(page, '/');
    await expect(shown).toHaveAttribute('lang', 'ta');

    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/token'));
    await visit(page, '/?lang=bn');
    await answered;
    await expect(shown).toHaveAttribute('lang', 'bn');
    await visit(page, '/');
    await expect(shown).toHaveAttribute('lang', 'ta');
    expect(await language()).toBe('ta');
  },
);
