import { signUp } from '../api.ts';
import { beforeRelease, expect, expectToast, test } from '../fixtures.ts';
import { linkIn, mailTo } from '../outbox.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const t = texts('en').auth;

test('a forgotten password is replaced through the mailed link, which works once', async ({
  page,
  request,
  quietConsole,
}) => {
  quietConsole.allow(/status of 40[01]/);
  const { email, password } = await signUp(request);
  await visit(page, '/auth');
  await page.getByRole('link', { name: t.login.forgot }).click();
  await expect(page.getByRole('heading', { name: t.forgot.title })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: t.forgot.submit }).click();
  await expect(page.getByRole('heading', { name: t.forgot.sent })).toBeVisible();

  const link = linkIn(await mailTo(email));
  await visit(page, link);
  await page.getByLabel(t.field.newPassword).fill('idli-vada-8');
  await expect(page).not.toHaveURL(/token/);
  await page.getByRole('button', { name: t.reset.submit }).click();
  await expectToast(page, t.reset.success);
  await expect(page).toHaveURL('/auth');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login Failed');
  await page.getByLabel('Password', { exact: true }).fill('idli-vada-8');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Welcome back!');

  await visit(page, link);
  await page.getByLabel(t.field.newPassword).fill('third-time-9');
  await page.getByRole('button', { name: t.reset.submit }).click();
  await expect(page.getByRole('heading', { name: t.badLink.title })).toBeVisible();
});

test('the reset page does not reveal whether an address has an account', beforeRelease(), async ({ page }) => {
  await visit(page, '/auth/reset');
  await page.getByLabel('Email').fill('nobody-at-all@example.com');
  await page.getByRole('button', { name: t.forgot.submit }).click();
  await expect(page.getByRole('heading', { name: t.forgot.sent })).toBeVisible();
});

test('the settings send the reset mail', beforeRelease(), async ({ customerPage: page, customer }) => {
  await visit(page, '/settings?section=password');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expectToast(page, 'Password reset email sent');
  expect(linkIn(await mailTo(customer.email))).toContain('/auth/reset');
});
