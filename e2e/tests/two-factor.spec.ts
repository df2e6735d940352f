import { codeOf } from '../authenticator.ts';
import { expect, expectAccessible, expectToast, onPhone, test } from '../fixtures.ts';
import { rememberSession } from '../remember-session.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const { account, auth, factor: t } = texts('en');

test(
  'a customer turns two-factor sign-in on, logs in with a code, and is asked again before taking the data along',
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
    await page.getByLabel(t.code.app).fill(codeOf(secret));
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
    await other.getByLabel(t.code.app).fill(codeOf(secret, 1));
    await other.getByRole('button', { name: auth.login.submit, exact: true }).click();
    await expectToast(other, auth.login.success);
    await context.close();
    expect(recoveryCode).not.toBe('');
  },
);

test(
  'a device that was signed in before is asked for a code before it takes the data along',
  onPhone,
  async ({ customerPage: page, customer, browser, baseURL, quietConsole }) => {
    quietConsole.allow(/status of 403/);
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
    await device.getByLabel(t.code.app).fill(codeOf(secret));
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
    await dialog.getByLabel(t.code.recovery).fill(recoveryCode.toLowerCase());
    await dialog.getByRole('button', { name: t.stepUp.submit }).click();
    await expectToast(page, account.export.done);
  },
);
