import type { Page } from '@playwright/test';
import { signUp } from '../api.ts';
import { beforeRelease, expect, expectAccessible, expectToast, test } from '../fixtures.ts';
import { revisit, visit } from '../visit.ts';

test(
  'a guarded page shows a spinner until the session is known',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/token', async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/profile');
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pahiya' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Profile' })).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: customer.fullName })).toBeVisible();
  },
);

test('a visitor returns to the guarded page after the login', async ({ page, request }) => {
  const { email, password } = await signUp(request);
  await visit(page, '/profile?tab=bookings');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/profile?tab=bookings');
});

test('a session survives a reload', async ({ customerPage: page, customer }) => {
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { name: customer.fullName })).toBeVisible();
  await revisit(page);
  await expect(page.getByRole('heading', { name: customer.fullName })).toBeVisible();
});

function listenForOwnData(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/garages/favourites') asked.push(pathname);
  });
  return asked;
}

test('signing out leads to Home and signs out the other tab', async ({ customerPage: page, context, customer }) => {
  const other = await context.newPage();
  await visit(other, '/profile');
  await expect(other.getByRole('heading', { name: customer.fullName })).toBeVisible();
  await visit(page, '/settings?section=account');
  const asked = listenForOwnData(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Logged Out');
  await expect(page.getByRole('heading', { name: 'Nearby Garages' })).toBeVisible();
  expect(asked).toEqual([]);
  await expect(other).toHaveURL(/\/auth/);
  await visit(page, '/profile');
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test(
  'signing out leads to Home even when the server cannot be reached',
  beforeRelease(),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    await visit(page, '/settings?section=account');
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expectToast(page, 'Failed to log out. Please try again.');
    await expect(page).toHaveURL('/');
    await visit(page, '/profile');
    await expect(page).toHaveURL(/\/auth\?next=/);
  },
);

test('signing in in one tab signs in the other', beforeRelease(), async ({ page, context, request }) => {
  const { email, password } = await signUp(request);
  const other = await context.newPage();
  await visit(other, '/auth?next=%2Fprofile');
  await expect(other.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await visit(page, '/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Welcome back!');
  await expect(other).toHaveURL('/profile');
});

test(
  'the access token is renewed before it expires and the session continues',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    await page.clock.install();
    await visit(page, '/profile');
    await expect(page.getByRole('heading', { name: customer.fullName })).toBeVisible();
    const renewed = page.waitForResponse('**/api/auth/token');
    await page.clock.fastForward('09:00');
    expect((await renewed).status()).toBe(200);
    await page.clock.fastForward('00:30');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { name: customer.fullName })).toBeVisible();
    await expect(page).toHaveURL('/profile');
  },
);

test(
  'a session ended elsewhere also ends on this page',
  beforeRelease(),
  async ({ customerPage: page, customer, quietConsole, request }) => {
    quietConsole.allow(/status of 401/);
    await visit(page, '/profile');
    await expect(page.getByRole('heading', { name: customer.fullName })).toBeVisible();
    const { email, password } = customer;
    await request.post('/api/auth/sign-in', { data: { email, password } });
    await request.post('/api/auth/sign-out', { data: {} });
    // Within ten seconds, without any click.
    await expect(page).toHaveURL(/\/auth\?next=/);
  },
);

test('no secret is stored where a script or a shared link could find it', async ({ page, request }) => {
  const { email, password } = await signUp(request);
  await visit(page, '/auth?next=%2Fprofile');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const signedIn = page.waitForResponse('**/api/auth/sign-in');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const { accessToken } = await (await signedIn).json();
  await expect(page).toHaveURL('/profile');
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      document.body.innerHTML,
    ]),
  );
  for (const secret of [accessToken, accessToken.split('.')[2], password, 'eyJ']) expect(kept).not.toContain(secret);
  const cookies = await page.context().cookies();
  const sessionCookies = cookies.filter(({ name }) => /session|auth/.test(name));
  expect(sessionCookies.length).toBeGreaterThan(0);
  for (const cookie of sessionCookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test(
  'logging out on this device only leaves the other devices signed in',
  beforeRelease(),
  async ({ customerPage: page, customer, request }) => {
    const { email, password } = customer;
    const other = await (await request.post('/api/auth/sign-in', { data: { email, password } })).json();
    await visit(page, '/settings?section=account');
    await page.getByRole('button', { name: 'Log out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log out on all your devices?' });
    await expectAccessible(page);
    const asked = listenForOwnData(page);
    await dialog.getByRole('button', { name: 'This device only' }).click();
    await expect(page).toHaveURL('/');
    await expectToast(page, 'Logged Out');
    await expect(page.getByRole('heading', { name: 'Nearby Garages' })).toBeVisible();
    expect(asked).toEqual([]);
    await visit(page, '/profile');
    await expect(page).toHaveURL(/\/auth\?next=/);
    const headers = { authorization: `Bearer ${other.accessToken}` };
    const sessions = await request.get('/api/account/sessions', { headers });
    expect(sessions.status()).toBe(200);
    expect(await sessions.json()).toHaveLength(1);
  },
);

test(
  'a shared link to a profile names its owner, and leads there after the login',
  beforeRelease(),
  async ({ page, request }) => {
    const { email, password } = await signUp(request);
    const html = await (await request.get('/profile/aarav.menon')).text();
    expect(html).toMatch(/<meta property="og:title" content="@aarav\.menon on Pahiya"/);
    await visit(page, '/profile/aarav.menon');
    await expect(page.getByText('Sign in to see the profile of @aarav.menon.')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/profile/aarav.menon');
  },
);
