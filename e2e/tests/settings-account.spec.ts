import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { type Customer, signUp } from '../api.ts';
import {
  beforeRelease,
  expect,
  expectAccessible,
  expectReadableInTheDark,
  expectToast,
  onDesktop,
  onPhone,
  test,
} from '../fixtures.ts';
import { linkIn, mailTo } from '../outbox.ts';
import { bookOnline, pay } from '../payment-steps.ts';
import { asPerson, callAs, newPerson } from '../people.ts';
import { rememberSession } from '../remember-session.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const all = texts('en');
const t = all.account;

async function openDevice(browser: Browser, baseURL: string | undefined, { email, password }: Customer): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  expect((await page.request.post('/api/auth/sign-in', { data: { email, password } })).ok()).toBe(true);
  await rememberSession(page);
  return page;
}

async function logIn(page: Page, { email, password }: Customer): Promise<void> {
  await visit(page, '/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test(
  'a changed password signs other devices out, and a device can be signed out from the list',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, browser, baseURL, quietConsole }) => {
    quietConsole.allow(/status of (401|409)/);
    const other = await openDevice(browser, baseURL, customer);
    await visit(page, '/settings');
    await page.getByRole('link', { name: t.section.devices.title }).click();
    const devices = page.getByRole('region', { name: t.section.devices.title }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: t.devices.this })).toHaveCount(1);
    await expect(devices.filter({ hasText: t.devices.this })).toContainText(t.devices.inUse);
    await expect(devices.filter({ hasText: /Signed in on .+ at \d+:\d\d\s[AP]M/ })).toHaveCount(2);
    await expect(devices.filter({ hasText: /Last seen on .+ at \d+:\d\d\s[AP]M/ })).toHaveCount(1);
    await devices.getByRole('button', { name: /^Log out Chrome/ }).click();
    await expectToast(page, t.devices.ended);
    await expect(devices).toHaveCount(1);
    await visit(other, '/profile');
    await expect(other).toHaveURL(/\/auth\?next=/);

    const third = await openDevice(browser, baseURL, customer);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('link', { name: t.section.password.title }).click();
    const current = page.getByLabel(t.password.current);
    await current.fill('not my password');
    await page.getByLabel(all.auth.field.newPassword).fill('idli-vada-8');
    await page.getByRole('button', { name: t.password.submit }).click();
    await expect(current).toHaveAccessibleDescription(t.password.wrong);
    await current.fill(customer.password);
    const wanted = page.getByLabel(all.auth.field.newPassword);
    await wanted.fill(customer.password);
    await page.getByRole('button', { name: t.password.submit }).click();
    await expect(wanted).toBeFocused();
    await expect(wanted).toHaveAccessibleDescription(t.password.same);
    await wanted.fill('idli-vada-8');
    await page.getByRole('button', { name: t.password.submit }).click();
    await expectToast(page, t.password.done, t.password.doneText);
    await visit(third, '/profile');
    await expect(third).toHaveURL(/\/auth\?next=/);
    await logIn(third, { ...customer, password: 'idli-vada-8' });
    await expectToast(third, 'Welcome back!');
  },
);

test(
  'a deactivated person is hidden from everybody until the next sign-in',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, request, quietConsole }) => {
    quietConsole.allow(/status of 40[14]/);
    const me = await asPerson(page.request, customer);
    const reader = await newPerson(request, 'Reader Rao');
    await callAs(page.request, customer, 'PATCH', '/profiles/me', { bio: 'I ride in the hills.' });
    await visit(page, '/settings?section=account');
    await page.getByRole('button', { name: t.deactivate.title }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.deactivate.confirm, exact: true }).click();
    await expectToast(page, t.deactivate.done, t.deactivate.doneText);
    await expect(page).toHaveURL('/');
    const headers = { authorization: `Bearer ${reader.accessToken}` };
    expect((await request.get(`/api/profiles/${me.username}`, { headers })).status()).toBe(404);
    await logIn(page, customer);
    await expectToast(page, 'Welcome back!');
    await visit(page, '/profile');
    await expect(page.getByText('I ride in the hills.')).toBeVisible();
  },
);

test(
  "all of a customer's data can be downloaded as a file",
  beforeRelease(onDesktop),
  async ({ customerPage: page }) => {
    await visit(page, '/settings?section=account');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: t.export.button }).click();
    const download = await downloading;
    await expectToast(page, t.export.done);
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['README.txt', 'data/account.json', 'data/bookings.json'])
      expect(bytes.includes(name)).toBe(true);
  },
);

test(
  'an open paid booking prevents the deletion; after its cancellation the account is deleted',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/status of (401|409)/);
    await bookOnline(page, all);
    await pay(page, all);
    await visit(page, '/settings?section=account');
    const dialog = page.getByRole('dialog');
    const tryToDelete = async (password: string) => {
      await dialog.getByLabel(t.delete.password).fill(password);
      await dialog.getByRole('button', { name: t.delete.confirm }).click();
    };
    await page.getByRole('button', { name: t.delete.title }).click();
    await tryToDelete('not my password');
    await expect(dialog.getByLabel(t.delete.password)).toHaveAccessibleDescription(t.delete.wrong);
    await tryToDelete(customer.password);
    await expect(dialog.getByRole('alert')).toContainText(t.delete.openTitle);
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Open booking 1' }).click();
    await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]+$/);
    const bookingId = new URL(page.url()).pathname.split('/').at(-1);
    await callAs(page.request, customer, 'POST', `/bookings/${bookingId}/cancel`, {});

    await visit(page, '/settings?section=account');
    await page.getByRole('button', { name: t.delete.title }).click();
    await tryToDelete(customer.password);
    await expectToast(page, t.delete.done);
    await expect(page).toHaveURL('/auth');
    await logIn(page, customer);
    await expectToast(page, 'Login Failed');
  },
);

test(
  'an account is deleted without signing in, through a mailed link that works once',
  beforeRelease(onPhone),
  async ({ page, request, quietConsole }) => {
    quietConsole.allow(/status of 40[01]/);
    const customer = await signUp(request);
    await visit(page, '/support');
    await page.getByRole('link', { name: all.support.footer.deleteAccount }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Delete your');
    await expectAccessible(page);
    await expectReadableInTheDark(page);
    await page.getByRole('button', { name: t.page.send }).click();
    await expect(page.getByLabel(t.page.email)).toHaveAccessibleDescription(t.page.invalidEmail);
    await page.getByLabel(t.page.email).fill(customer.email);
    await page.getByRole('button', { name: t.page.send }).click();
    await expect(page.getByRole('heading', { name: t.page.sent })).toBeVisible();

    const link = linkIn(await mailTo(customer.email));
    // Navigates within the page, as the app does when it opens a link to the current page.
    await page.evaluate((to) => window.history.pushState(null, '', to), link);
    await expect(page.getByRole('heading', { name: t.delete.confirmTitle })).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await expectAccessible(page);
    await page.getByRole('button', { name: t.delete.confirm }).click();
    await expect(page.getByRole('heading', { name: t.delete.done })).toBeVisible();
    await logIn(page, customer);
    await expectToast(page, 'Login Failed');
    await visit(page, link);
    await page.getByRole('button', { name: t.delete.confirm }).click();
    await expect(page.getByRole('heading', { name: t.page.badLink })).toBeVisible();
    await page.getByRole('button', { name: t.page.again }).click();
    await expect(page.getByLabel(t.page.email)).toBeVisible();
  },
);
