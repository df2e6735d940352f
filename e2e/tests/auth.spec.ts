import type { Page } from '@playwright/test';
import { newEmail, signUp } from '../api.ts';
import { beforeRelease, expect, expectToast, onPhone, test } from '../fixtures.ts';
import { texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const t = texts('en');

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a new account is signed in, sees a welcome and has a profile', async ({ page }) => {
  const email = newEmail();
  await visit(page, '/auth?mode=signup');
  await expect(page).toHaveTitle(`${t.auth.tabs.signup} · Pahiya`);
  await page.getByLabel('Full name').fill('Ravi Teja');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('dosa-99');
  await page.getByRole('checkbox', { name: t.auth.field.adult }).check();
  await page.getByRole('button', { name: t.auth.signup.submit }).click();
  await expectToast(page, 'Welcome to Pahiya!');
  await expect(page).toHaveURL('/');
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Ravi Teja' })).toBeVisible();
  await expect(page.getByText(`@${email.split('@')[0]}`)).toBeVisible();
});

test('a customer who logs in sees a welcome', beforeRelease(), async ({ page, request }) => {
  const { email, password } = await signUp(request);
  await visit(page, '/auth');
  await logIn(page, email, password);
  await expectToast(page, 'Welcome back!');
  await expect(page).toHaveURL('/');
});

test(
  "a wrong password shows the server's message and keeps the e-mail address",
  onPhone,
  async ({ page, request, quietConsole }) => {
    quietConsole.allow(/status of 401/);
    const { email } = await signUp(request);
    await visit(page, '/auth');
    for (const address of [email, newEmail()]) {
      await logIn(page, address, 'not-this-one');
      await expectToast(page, 'Login Failed', 'Invalid credentials. Please try again.');
      await expect(page.getByLabel('Email')).toHaveValue(address);
      await revisit(page);
    }
  },
);

test('an e-mail address can have only one account', beforeRelease(onPhone), async ({ page, request, quietConsole }) => {
  quietConsole.allow(/status of 409/);
  const { email } = await signUp(request);
  await visit(page, '/auth?mode=signup');
  await page.getByLabel('Full name').fill('Second Self');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('dosa-99');
  await page.getByRole('checkbox', { name: t.auth.field.adult }).check();
  await page.getByRole('button', { name: t.auth.signup.submit }).click();
  await expectToast(page, 'Signup Failed', t.auth.error.EMAIL_TAKEN);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(t.auth.error.EMAIL_TAKEN);
  await expect(page.getByLabel('Full name')).toHaveValue('Second Self');
});

test('a name that is a link is refused at its field', beforeRelease(onPhone), async ({ page, quietConsole }) => {
  quietConsole.allow(/status of 400/);
  await visit(page, '/auth?mode=signup');
  await page.getByLabel('Full name').fill('Win at prizes.example.com');
  await page.getByLabel('Email').fill('link.name@example.com');
  await page.getByLabel('Password', { exact: true }).fill('dosa-99');
  await page.getByRole('checkbox', { name: t.auth.field.adult }).check();
  await page.getByRole('button', { name: t.auth.signup.submit }).click();
  await expectToast(page, 'Signup Failed', t.auth.error.INVALID_INPUT);
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(t.auth.invalid.fullName);
  await expect(page.getByLabel('Full name')).toBeFocused();
});

test(
  'missing or short input shows an error at its field and sends nothing',
  beforeRelease(onPhone),
  async ({ page }) => {
    let requests = 0;
    await page.route('**/api/auth/sign-*', (route) => {
      requests++;
      return route.continue();
    });
    await visit(page, '/auth?mode=signup');
    await page.getByLabel('Email').fill('no-address');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: t.auth.signup.submit }).click();
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(t.auth.invalid.fullName);
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(t.auth.invalid.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Use at least 6 characters.',
    );
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(t.auth.invalid.adult);
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await page.getByLabel('Password', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(t.auth.invalid.password);
    expect(requests).toBe(0);
  },
);

test('a password can be shown and hidden again', beforeRelease(), async ({ page }) => {
  await visit(page, '/auth');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('sambar');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test("without Google's keys the page offers no sign-in with Google", beforeRelease(onPhone), async ({ page }) => {
  for (const mode of ['login', 'signup']) {
    await visit(page, `/auth?mode=${mode}`);
    await expect(page.getByLabel(t.auth.field.email)).toBeVisible();
    await expect(page.getByRole('button', { name: t.auth.google.continue })).toBeHidden();
  }
});

for (const [mode, text] of [
  ['login', 'Failed to sign in with Google.'],
  ['signup', 'Failed to sign up with Google.'],
] as const) {
  test(`a failed request to Google shows a toast (${mode})`, beforeRelease(onPhone), async ({ page, quietConsole }) => {
    quietConsole.allow(/status of 503/);
    await page.route('**/api/auth/providers', (route) => route.fulfill({ json: { google: true } }));
    // The browser itself requests the ways to sign in only from an already open page.
    await visit(page, '/');
    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('tab', { name: t.auth.tabs[mode] }).click();
    await page.getByRole('button', { name: t.auth.google.continue }).click();
    await expectToast(page, text);
  });
}

test(
  'a sign-in refused at Google shows a message and leaves a clean address',
  beforeRelease(onPhone),
  async ({ page }) => {
    await visit(page, '/auth?error=access_denied&error_description=No');
    await expectToast(page, 'Failed to sign in with Google.');
    await expect(page).toHaveURL('/auth');
    await visit(page, '/auth?error=account_not_linked');
    await expectToast(page, 'Failed to sign in with Google.', t.auth.google.hasPassword);
    await expect(page).toHaveURL('/auth');
  },
);

test(
  'an account from Google is asked once whether its owner is 18 or older',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    // Google sends no age.
    let hasDeclaredAge = false;
    await page.route('**/api/auth/token', async (route) => {
      const response = await route.fetch();
      const session = await response.json();
      await route.fulfill({ response, json: { ...session, user: { ...session.user, hasDeclaredAge } } });
    });
    await visit(page, '/');
    const dialog = page.getByRole('dialog', { name: t.account.age.title });
    const submit = dialog.getByRole('button', { name: t.account.age.confirm });
    await submit.click();
    await expect(dialog.getByText(t.auth.invalid.adult)).toBeVisible();
    await dialog.getByRole('checkbox', { name: t.auth.field.adult }).check();
    const declared = page.waitForResponse('**/api/account/age-declaration');
    hasDeclaredAge = true;
    await submit.click();
    expect((await declared).status()).toBe(200);
    await expect(dialog).toBeHidden();
  },
);

test(
  'a signed-in customer is redirected from the login page',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    await visit(page, '/auth');
    await expect(page).toHaveURL('/');
    await visit(page, '/auth?next=%2Fsettings');
    await expect(page).toHaveURL('/settings');
  },
);

for (const next of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
]) {
  test(`the login never leads to another site for next=${next}`, beforeRelease(onPhone), async ({ page, request }) => {
    const { email, password } = await signUp(request);
    await visit(page, `/auth?next=${encodeURIComponent(next)}`);
    await logIn(page, email, password);
    await expectToast(page, 'Welcome back!');
    await expect(page).toHaveURL('/');
  });
}
