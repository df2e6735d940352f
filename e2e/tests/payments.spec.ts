import type { Page, Route } from '@playwright/test';
import { bookingsOf } from '../api.ts';
import { addressField, expectFilledIn, submitButton, totalOf } from '../booking-steps.ts';
import { beforeRelease, expect, expectAccessible, expectToast, test } from '../fixtures.ts';
import { bookOnline, checkout, failAndReturn, finishedOnlineForm, pay, payButton, payNow } from '../payment-steps.ts';
import { languages, rupeesText, texts } from '../texts.ts';
import { visit } from '../visit.ts';

const createLink = '**/api/bookings/*/payment-link';
const outcome = '**/api/bookings/*/payment?*';

function result(page: Page, title: string) {
  return page.getByRole('heading', { level: 1, name: title });
}

for (const language of languages) {
  const t = texts(language);
  const said = (english: string, text: string) => (language === 'en' ? english : text);

  test.describe(`online (${language})`, () => {
    test.beforeEach(({ context, baseURL }) => context.addCookies([{ name: 'lang', value: language, url: baseURL }]));

    test('a paid booking shows the next steps and is paid in the profile', async ({ customerPage: page }) => {
      const plan = await bookOnline(page, t);
      await pay(page, t);
      await expect(page.getByText(rupeesText(totalOf(plan)), { exact: true })).toBeVisible();
      // The mechanic was assigned with the booking.
      const assigned = t.payment.paid.step.mechanicNamed.replace('{{name}}', '');
      await expect(page.getByRole('listitem').filter({ hasText: assigned })).toBeVisible();
      await expect(page).not.toHaveURL(/razorpay/);
      await expectAccessible(page);

      await visit(page, '/profile?tab=bookings');
      const card = page.getByRole('article', { name: plan.detail.garage.name });
      await expect(card.getByText(said('✓ Paid Online', t.profile.paymentStatus.paid))).toBeVisible();
      await expect(
        card.getByText(said('Online Payment', t.profile.paymentMethod.online), { exact: true }),
      ).toBeVisible();
      await expect(payNow(page, t, plan.detail.garage.name)).toBeHidden();
    });

    test('a failed payment shows a countdown and can be repeated', async ({ customerPage: page, customer }) => {
      const plan = await bookOnline(page, t);
      await failAndReturn(page, t);
      await expect(page).toHaveURL(/\/payment-failed\?/);
      await expect(page.getByRole('timer')).toHaveText(/^[0-4]:[0-5]\d$|^5:00$/);
      await expectAccessible(page);

      const returned = page.url();
      await visit(page, '/profile?tab=bookings');
      const card = page.getByRole('article', { name: plan.detail.garage.name });
      await expect(card.getByText(said('❌ Payment Failed', t.profile.paymentStatus.failed))).toBeVisible();

      await page.goto(returned);
      await page.getByRole('button', { name: t.payment.failed.retry }).click();
      await expect(page).toHaveURL(checkout.address);
      await pay(page, t);
      expect(await bookingsOf(page.request, customer)).toMatchObject([{ paymentStatus: 'paid' }]);
    });

    test(
      'an abandoned payment can be resumed from the profile',
      beforeRelease(),
      async ({ customerPage: page, customer }) => {
        const plan = await bookOnline(page, t);
        await checkout.leave(page).click();
        await expect(result(page, t.payment.checking.title)).toBeVisible();
        // A message about a successful payment would have arrived by then.
        await expect(result(page, t.payment.waiting.title)).toBeVisible({ timeout: 20_000 });
        await expect(page.getByRole('timer')).toBeVisible();
        await expect(page.getByRole('button', { name: t.payment.waiting.pay })).toBeVisible();
        await expect(page.getByRole('link', { name: t.payment.waiting.cancel })).toBeVisible();
        await expectAccessible(page);

        await visit(page, '/profile?tab=bookings');
        const card = page.getByRole('article', { name: plan.detail.garage.name });
        await expect(card.getByText(said('⏳ Payment Pending', t.profile.paymentStatus.pending))).toBeVisible();
        await expect(card.getByText(t.profile.status.unpaid, { exact: true })).toBeVisible();
        await expect(card.getByText(t.profile.status.confirmed, { exact: true })).toBeHidden();
        await expect(card.getByRole('timer')).toBeVisible();
        await payNow(page, t, plan.detail.garage.name).click();
        await expect(page).toHaveURL(checkout.address);
        await pay(page, t);
        expect(await bookingsOf(page.request, customer)).toHaveLength(1);
      },
    );
  });
}

const t = texts('en');

test(
  'an abandoned payment is changed to cash, and the booking keeps its slot',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    await bookOnline(page, t);
    await checkout.leave(page).click();
    await expect(result(page, t.payment.checking.title)).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('button', { name: 'Pay in cash instead' }).click({ timeout: 20_000 });
    await expectToast(page, t.payment.waiting.cashDone);
    await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]+$/);
    const [booking] = await bookingsOf(page.request, customer);
    expect(booking).toMatchObject({ status: 'confirmed', paymentMethod: 'cash', paymentStatus: 'cash_on_service' });
  },
);

test(
  'when no link can be created the booking stays, and a retry requests a link for the same booking',
  beforeRelease(),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/status of 502/);
    const plan = await finishedOnlineForm(page, t);
    const json = { defined: true, code: 'GATEWAY_FAILED', status: 502, message: 'No link' };
    const held = Promise.withResolvers<void>();
    const refuse = async (route: Route) => {
      await held.promise;
      await route.fulfill({ status: 502, json });
    };
    await page.route(createLink, refuse, { times: 1 });
    await payButton(page, t).click();
    await expect(page.getByRole('button', { name: 'Redirecting to payment…' })).toBeVisible();
    held.resolve();
    await expectToast(
      page,
      'Payment Failed',
      'Failed to create payment link. Please try again or choose Cash on Service.',
    );
    await expectFilledIn(page, t, plan);
    expect(await bookingsOf(page.request, customer)).toHaveLength(1);

    await payButton(page, t).click();
    await expect(page).toHaveURL(checkout.address);
    expect(await bookingsOf(page.request, customer)).toHaveLength(1);
  },
);

test(
  'after a failed link the customer can choose cash, and one booking remains',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    await finishedOnlineForm(page, t);
    const link = {
      paymentId: crypto.randomUUID(),
      paymentUrl: 'javascript:alert(1)',
      expiresAt: new Date().toISOString(),
    };
    await page.route(createLink, (route) => route.fulfill({ json: link }), { times: 1 });
    await payButton(page, t).click();
    await expectToast(page, 'Payment Failed', 'Invalid payment link returned from gateway');

    await page.getByRole('radio', { name: 'Cash on Service' }).check();
    await submitButton(page, t).click();
    await expectToast(page, 'Booking Confirmed!');
    const bookings = await bookingsOf(page.request, customer);
    expect(bookings.filter(({ status }) => status === 'confirmed')).toMatchObject([{ paymentMethod: 'cash' }]);
  },
);

test(
  'going back from the gateway restores the form, ready to be sent again',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    const plan = await bookOnline(page, t);
    await page.goBack();
    await expect(payButton(page, t)).toBeEnabled();
    await expectFilledIn(page, t, plan);
    await payButton(page, t).click();
    await expect(page).toHaveURL(checkout.address);
    await pay(page, t);
    expect(await bookingsOf(page.request, customer)).toHaveLength(1);
  },
);

test(
  'a booking paid in another tab stays when the form in this tab makes another one',
  beforeRelease(),
  async ({ customerPage: page, customer, quietConsole }) => {
    // The server refuses to give up a paid booking.
    quietConsole.allow(/status of 409/);
    const plan = await bookOnline(page, t);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await pay(other, t);

    await page.goBack();
    await page.getByRole('combobox', { name: t.booking.vehicle.model }).fill('Baleno');
    await addressField(page, t).fill(`${plan.address}, second car`);
    await payButton(page, t).click();
    await expect(page).toHaveURL(checkout.address);
    const bookings = await bookingsOf(page.request, customer);
    expect(bookings.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`).toSorted()).toEqual([
      'confirmed paid',
      'confirmed pending',
    ]);
  },
);

test(
  'on a device with a fast clock an unpaid booking still counts down and can be paid',
  beforeRelease(),
  async ({ customerPage: page }) => {
    const plan = await bookOnline(page, t);
    await page.clock.setSystemTime(Date.now() + 3 * 60 * 60 * 1000);
    await visit(page, '/profile?tab=bookings');
    const card = page.getByRole('article', { name: plan.detail.garage.name });
    await expect(card.getByRole('timer')).toHaveText(/^[0-2]?\d:[0-5]\d$/);
    await expect(payNow(page, t, plan.detail.garage.name)).toBeVisible();
  },
);

test(
  'a failed retry shows the reason and refers to support',
  beforeRelease(),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/status of 502/);
    await bookOnline(page, t);
    await failAndReturn(page, t);
    const json = { defined: true, code: 'GATEWAY_FAILED', status: 502, message: 'No link' };
    await page.route(createLink, (route) => route.fulfill({ status: 502, json }));
    await page.getByRole('button', { name: 'Retry Payment' }).click();
    await expectToast(page, 'Retry Failed', 'Failed to create payment link. If this persists, please contact support.');
  },
);

test(
  "both result pages show the true state, and remove the gateway's parameters",
  beforeRelease(),
  async ({ customerPage: page }) => {
    await bookOnline(page, t);
    await pay(page, t);
    const paid = page.url();
    await page.goto(`${paid.replace('payment-success', 'payment-failed')}&reason=cancelled&razorpay_signature=f00d`);
    await expect(result(page, 'Payment Successful!')).toBeVisible();
    await expect(page).not.toHaveURL(/razorpay_signature/);
  },
);

test(
  'a stranger sees only the state of a payment, and can sign in and return',
  beforeRelease(),
  async ({ customerPage: page, customer, browser }) => {
    const plan = await bookOnline(page, t);
    await failAndReturn(page, t);
    const address = new URL(page.url());
    const context = await browser.newContext({ baseURL: address.origin });
    const stranger = await context.newPage();
    await stranger.goto(address.href);
    await expect(result(stranger, 'Payment Failed')).toBeVisible();
    await expect(stranger.getByText(plan.detail.garage.name)).toBeHidden();
    await expect(stranger.getByRole('button', { name: 'Retry Payment' })).toBeHidden();

    await stranger.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(stranger).toHaveURL(/\/auth\?next=/);
    await stranger.getByLabel(t.auth.field.email).fill(customer.email);
    await stranger.getByLabel(t.auth.field.password, { exact: true }).fill(customer.password);
    await stranger.getByRole('button', { name: t.auth.login.submit }).click();
    await expect(stranger).toHaveURL(address.href);
    await expect(stranger.getByRole('button', { name: 'Retry Payment' })).toBeVisible();
    await context.close();
  },
);

const held = { heldUntil: null, secondsLeft: null, canRetry: false, booking: null };
const someAddress = `/payment-success?booking_id=${crypto.randomUUID()}&payment_id=${crypto.randomUUID()}`;

for (const [state, title] of [
  ['released', 'Your slot was released'],
  ['refunding', 'Your refund is on its way'],
  ['refunded', 'Refunded'],
] as const) {
  test(`a payment that is ${state} shows its state`, beforeRelease(), async ({ page }) => {
    await page.route(outcome, (route) => route.fulfill({ json: { ...held, state } }));
    await visit(page, someAddress);
    await expect(result(page, title)).toBeVisible();
    await expectAccessible(page);
  });
}

test(
  'an address without a payment shows a message, and search engines do not index it',
  beforeRelease(),
  async ({ page }) => {
    for (const address of ['/payment-success', '/payment-failed?booking_id=1', someAddress]) {
      await visit(page, address);
      await expect(result(page, 'We could not find this payment')).toBeVisible();
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  },
);

test(
  'when the server is unreachable the page shows a message and a retry',
  beforeRelease(),
  async ({ page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    let isDown = true;
    await page.route(outcome, (route) => (isDown ? route.abort() : route.continue()));
    await visit(page, someAddress);
    await expect(result(page, 'Failed to load booking details')).toBeVisible();
    await expectToast(page, 'Failed to load booking details');
    // The connection comes back only after the click: the page also polls, which would remove the button.
    await page.getByRole('button', { name: t.common.action.retry }).click();
    isDown = false;
    await expect(result(page, 'We could not find this payment')).toBeVisible();
  },
);
