import type { APIRequestContext, Page } from '@playwright/test';
import type { Customer } from '../api.ts';
import { codeOf } from '../authenticator.ts';
import { openStaff } from '../desk-steps.ts';
import { beforeRelease, expect, expectAccessible, expectToast, onPhone, test } from '../fixtures.ts';
import { callAs } from '../people.ts';
import { rememberSession } from '../remember-session.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const { account, administration, auth, factor: t } = texts('en');

/** Sets up the second factor in a separate session, as on another device. Returns the app's secret. */
async function setUpElsewhere(request: APIRequestContext, { email, password }: Customer): Promise<string> {
  const { accessToken } = await (await request.post('/api/auth/sign-in', { data: { email, password } })).json();
  const owner = { email, password, accessToken, fullName: '' };
  const { secret } = await callAs<{ secret: string }>(request, owner, 'POST', '/auth/factors', { password });
  await callAs(request, owner, 'POST', '/auth/factors/confirm', { code: codeOf(secret) });
  return secret;
}

async function setUpHere(page: Page, password: string): Promise<void> {
  await page.getByLabel(t.password).fill(password);
  await page.getByRole('button', { name: t.setUp.next }).click();
  const secret = (await page.getByTestId('secret').textContent()) ?? '';
  await page.getByLabel(t.code.authenticator).fill(codeOf(secret));
  await page.getByRole('button', { name: t.setUp.confirm }).click();
  await expect(page.getByRole('heading', { name: t.codes.title })).toBeFocused();
}

test(
  'a customer turns on two-factor sign-in, logs in with a code, and confirms again before downloading their data',
  onPhone,
  async ({ customerPage: page, customer, browser, baseURL, quietConsole }) => {
    quietConsole.allow(/status of (401|403)/);
    await visit(page, '/settings?section=twoFactor');
    await page.getByRole('button', { name: t.off.turnOn }).click();
    await page.getByLabel(t.password).fill(customer.password);
    await page.getByRole('button', { name: t.setUp.next }).click();
    await expect(page.getByRole('img', { name: t.setUp.qr })).toBeVisible();
    await expectAccessible(page);
    const secret = (await page.getByTestId('secret').textContent()) ?? '';
    await page.getByLabel(t.code.authenticator).fill(codeOf(secret));
    await page.getByRole('button', { name: t.setUp.confirm }).click();
    await expectToast(page, t.on.done);
    const codes = page.getByRole('listitem').filter({ hasText: /^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/ });
    await expect(codes).toHaveCount(10);
    const recoveryCode = (await codes.first().textContent()) ?? '';
    await page.getByRole('button', { name: t.codes.saved }).click();
    await expect(page.getByText('10 recovery codes left')).toBeVisible();

    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await visit(other, '/auth');
    await other.getByLabel('Email').fill(customer.email);
    await other.getByLabel('Password', { exact: true }).fill(customer.password);
    await other.getByRole('button', { name: auth.login.submit, exact: true }).click();
    await expect(other.getByRole('heading', { name: t.challenge.title })).toBeVisible();
    await other.getByLabel(t.code.authenticator).fill(codeOf(secret, 1));
    await other.getByRole('button', { name: auth.login.submit, exact: true }).click();
    await expectToast(other, auth.login.success);
    await context.close();
    expect(recoveryCode).not.toBe('');
  },
);

test(
  'a device that was already signed in is asked for a code before downloading data',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, browser, baseURL, quietConsole }) => {
    quietConsole.allow(/status of (400|403)/);
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const { email, password } = customer;
    const device = await context.newPage();
    expect((await device.request.post('/api/auth/sign-in', { data: { email, password } })).ok()).toBe(true);
    await rememberSession(device);
    await visit(device, '/settings?section=twoFactor');
    await device.getByRole('button', { name: t.off.turnOn }).click();
    await device.getByLabel(t.password).fill(password);
    await device.getByRole('button', { name: t.setUp.next }).click();
    const secret = (await device.getByTestId('secret').textContent()) ?? '';
    await device.getByLabel(t.code.authenticator).fill(codeOf(secret));
    await device.getByRole('button', { name: t.setUp.confirm }).click();
    const codes = device.getByRole('listitem').filter({ hasText: /^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/ });
    const recoveryCode = (await codes.first().textContent()) ?? '';
    await context.close();

    await visit(page, '/settings?section=account');
    await page.getByRole('button', { name: account.export.button }).click();
    const dialog = page.getByRole('dialog', { name: t.stepUp.title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.code.useRecovery }).click();
    await expect(dialog.getByText(t.stepUp.recoveryText)).toBeVisible();
    await dialog.getByLabel(t.code.recovery).fill('AAAA-AAAA-AAAA');
    await dialog.getByRole('button', { name: t.stepUp.submit }).click();
    await expect(dialog.getByText(t.code.wrongRecovery)).toBeVisible();
    await dialog.getByLabel(t.code.recovery).fill(recoveryCode.toLowerCase());
    await dialog.getByRole('button', { name: t.stepUp.submit }).click();
    await expectToast(page, account.export.done);
  },
);

test(
  'a desk that was already open asks for a code and then shows the requested page',
  beforeRelease(),
  async ({ browser, baseURL, playwright }) => {
    const { page, person } = await openStaff(browser, baseURL, 'Kavya Iyer', 'admin');
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const secret = await setUpElsewhere(elsewhere, person);
    await visit(page, '/desk/team?role=admin');
    await expect(page.getByRole('heading', { name: t.gate.confirmTitle })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t.code.authenticator).fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/desk/team?role=admin');
    await expect(page.getByRole('heading', { name: administration.team.title })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: person.email }).first()).toContainText(t.team.isOn);
    await elsewhere.dispose();
  },
);

test(
  'staff whose role requires a second factor set it up before the desk opens',
  beforeRelease(),
  async ({ browser, baseURL, quietConsole }) => {
    quietConsole.allow(/status of 403/);
    const { page, person } = await openStaff(browser, baseURL, 'Ravi Kumar', 'agent');
    // Mocked, because a real requirement would apply to the staff of all other tests.
    let isOn = false;
    await page.route('**/api/desk/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), ...(!isOn && { secondFactor: 'set_up' }) },
      });
    });
    await visit(page, '/desk/calls');
    await expect(page.getByRole('heading', { name: t.gate.setUpTitle })).toBeVisible();
    await expectAccessible(page);
    await setUpHere(page, person.password);
    await expectAccessible(page);
    isOn = true;
    await page.getByRole('button', { name: t.codes.saved }).click();
    await expect(page).toHaveURL('/desk/calls');
    await expect(page.getByRole('heading', { name: t.gate.setUpTitle })).toBeHidden();
  },
);

test(
  'an admin without a second factor is led to the settings before requiring one from others',
  beforeRelease(),
  async ({ browser, baseURL }) => {
    const { page, person } = await openStaff(browser, baseURL, 'Kavya Iyer', 'admin');
    await visit(page, '/desk/team');
    const agents = page.getByRole('switch', { name: administration.roles.agent });
    await expect(agents).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('link', { name: t.team.ownLink }).click();
    await page.getByRole('button', { name: t.off.turnOn }).click();
    await setUpHere(page, person.password);
    await page.route('**/api/desk/second-factor', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ json: ['agent'] }) : route.continue(),
    );
    await visit(page, '/desk/team');
    await agents.click();
    await expect(agents).toBeChecked();
  },
);
