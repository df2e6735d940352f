import { firstGarage, signUp } from '../api.ts';
import { fillIn, planFor, submitButton } from '../booking-steps.ts';
import { newCaption, photo, writePost } from '../community-steps.ts';
import { beforeRelease, expect, expectToast, test } from '../fixtures.ts';
import { installPhoneApp, phoneOrigin } from '../phone-app.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const t = texts('en');

// The test may have to build the app first.
test.describe.configure({ timeout: 300_000 });

/** Removes newer APIs, so that the browser is as old as the oldest supported web view (docs/mobile.md). */
function forgetYoungApis(): void {
  for (const [owner, name] of [
    [URL, 'parse'],
    [URL, 'canParse'],
    [Map, 'groupBy'],
    [Object, 'groupBy'],
    [Promise, 'withResolvers'],
    [AbortSignal, 'any'],
    [Array, 'fromAsync'],
  ] as const) {
    Reflect.deleteProperty(owner, name);
  }
}

test(
  'in the app a customer signs in, books, stays signed in after a restart, and signs out',
  beforeRelease(),
  async ({ page, context, playwright, baseURL }) => {
    const server = new URL(baseURL ?? '').origin;
    await installPhoneApp(context, server);
    await page.addInitScript(forgetYoungApis);
    const elsewhere = await playwright.request.newContext({ baseURL });
    const customer = await signUp(elsewhere);
    const detail = await firstGarage(elsewhere);
    const plan = await planFor(page, detail);

    await visit(page, `${phoneOrigin}/auth`);
    await expect(page.getByRole('button', { name: t.auth.google.continue })).toHaveCount(0);
    await page.getByLabel(t.auth.field.email).fill(customer.email);
    await page.getByLabel(t.auth.field.password, { exact: true }).fill(customer.password);
    const answered = page.waitForResponse(`${server}/api/auth/sign-in`);
    await page.getByRole('button', { name: t.auth.login.submit }).click();
    expect(await (await answered).headerValue('set-cookie')).toBeNull();
    await expect(page).toHaveURL(`${phoneOrigin}/`);

    await visit(page, `${phoneOrigin}/book/${detail.garage.id}`);
    await fillIn(page, t, plan);
    await submitButton(page, t).click();
    await expect(page).toHaveURL(`${phoneOrigin}/profile?tab=bookings`);
    await expectToast(page, 'Booking Confirmed!');
    await expect(page.getByRole('article', { name: detail.garage.name })).toBeVisible();

    await visit(page, `${phoneOrigin}/community`);
    const picture = (await writePost(page, t, newCaption('New brakes'), photo)).locator('img[srcset]');
    await expect(picture).toHaveAttribute('src', new RegExp(`^${server}/api/files/`));
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await visit(page, `${phoneOrigin}/settings?section=account`);
    await page.evaluate(() => {
      window.open = (address) => {
        document.documentElement.dataset.opened = String(address);
        return null;
      };
    });
    await page.getByRole('link', { name: t.account.export.button }).click();
    await expect(page.locator('html')).toHaveAttribute('data-opened', `${server}/settings?section=account`);
    const keptToken = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('session')));
    expect(await keptToken()).toHaveLength(1);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expectToast(page, 'Logged Out');
    await expect.poll(keptToken).toHaveLength(0);
    await visit(page, `${phoneOrigin}/profile`);
    await expect(page).toHaveURL(/\/auth\?/);
  },
);
