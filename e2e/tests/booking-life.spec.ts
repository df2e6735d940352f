import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Booking } from '../../contract/src/bookings/schemas.ts';
import { type Customer, firstGarage, openSlots } from '../api.ts';
import { addressField, freeMechanics, serviceOption } from '../booking-steps.ts';
import { bookAndComplete, bookSomething } from '../completed-booking.ts';
import { beforeRelease, expect, expectAccessible, expectToast, test } from '../fixtures.ts';
import { bookOnline, pay } from '../payment-steps.ts';
import { fill, languages, rangeText, rupeesText, type Texts, texts } from '../texts.ts';
import { visit } from '../visit.ts';

async function openBooking(page: Page, customer: Customer): Promise<Booking> {
  const booking = await bookSomething(page.request, customer, await firstGarage(page.request));
  await visit(page, `/bookings/${booking.id}`);
  await expect(page.getByRole('heading', { name: booking.garageName })).toBeVisible();
  return booking;
}

function historyOf(page: Page, t: Texts) {
  return page.getByRole('region', { name: t.profile.history.title }).getByRole('listitem');
}

for (const language of languages) {
  const t = texts(language);

  test.describe(`an existing booking (${language})`, () => {
    test.beforeEach(({ context, baseURL }) => context.addCookies([{ name: 'lang', value: language, url: baseURL }]));

    test('is rescheduled, keeps its history, and is cancelled after the policy is shown', async ({
      customerPage: page,
      customer,
    }) => {
      const booking = await openBooking(page, customer);
      const free = await openSlots(page.request, booking.garageId);
      const [target] = free
        .filter(({ date, slot }) => date === booking.bookingDate && slot.startTime !== booking.bookingTime)
        .toSorted((a, b) => freeMechanics(b.slot) - freeMechanics(a.slot));
      if (!target) throw new Error('There is no other time that day');

      await page.getByRole('button', { name: t.profile.reschedule.action, exact: true }).click();
      const move = page.getByRole('dialog', { name: t.profile.reschedule.title });
      const own = move.getByRole('radio', { name: t.booking.when.own });
      await expect(own).toBeDisabled();
      await expect(own).toHaveValue(booking.bookingTime);
      await move.getByRole('group', { name: t.booking.when.slots }).getByText(rangeText(t, target.slot)).click();
      await expectAccessible(page);
      await move.getByRole('button', { name: t.profile.reschedule.confirm }).click();
      await expectToast(page, t.profile.reschedule.done);
      await expect(move).toBeHidden();
      await expect(page.getByText(rangeText(t, target.slot)).first()).toBeVisible();
      await expect(historyOf(page, t).first()).toContainText(t.profile.history.kind.rescheduled);

      await page.getByRole('button', { name: t.profile.cancel.action }).click();
      const cancel = page.getByRole('dialog', { name: t.profile.cancel.title });
      await expect(cancel.getByText(t.profile.cancel.money.cash)).toBeVisible();
      await cancel.getByLabel(t.profile.cancel.reason).fill('The car is sold');
      await expectAccessible(page);
      await cancel.getByRole('button', { name: t.profile.cancel.confirm }).click();
      await expectToast(page, t.profile.cancel.done);
      await expect(page.getByText(t.profile.reschedule.done, { exact: true })).toBeHidden();
      await expect(page.getByText(t.profile.bookings.cancelReason.customer)).toBeVisible();
      await expect(page.getByText(t.profile.bookings.visit.pickup)).toBeHidden();
      await expect(page.getByText(t.profile.paymentStatus.none)).toBeVisible();
      await expect(historyOf(page, t).first()).toContainText('The car is sold');
      await expect(page.getByRole('button', { name: t.profile.cancel.action })).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('is refunded in full when it was paid online and is cancelled', async ({ customerPage: page }) => {
      await bookOnline(page, t);
      await pay(page, t);
      await page.getByRole('link', { name: t.payment.action.view }).click();
      await page.getByRole('button', { name: t.profile.cancel.action }).click();
      const cancel = page.getByRole('dialog', { name: t.profile.cancel.title });
      await expect(cancel.getByText(/5 .*7/)).toBeVisible();
      await cancel.getByRole('button', { name: t.profile.cancel.confirm }).click();
      await expect(historyOf(page, t).filter({ hasText: t.profile.history.kind.refund_started })).toBeVisible();
      await visit(page, '/profile?tab=bookings&when=past');
      await expect(page.getByRole('article').getByText(t.profile.bookings.cancelReason.customer)).toBeVisible();
      await expect(page.getByRole('article').getByText(/₹/).first()).toBeVisible();
    });
  });
}

const t = texts('en');

test(
  'bookings can be listed as all, upcoming or past, and the address keeps the choice',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    const detail = await firstGarage(page.request);
    const done = await bookAndComplete(page.request, customer, detail);
    const coming = await bookSomething(page.request, customer, detail);
    await visit(page, '/profile?tab=bookings');
    const details = page.getByRole('link', { name: fill(t.profile.bookings.viewAt, { garage: detail.garage.name }) });
    await expect(details).toHaveCount(2);
    await page.getByRole('button', { name: 'Upcoming' }).click();
    await expect(page).toHaveURL('/profile?tab=bookings&when=upcoming');
    await expect(details).toHaveCount(1);
    await expect(details).toHaveAttribute('href', `/bookings/${coming.id}`);
    await page.getByRole('button', { name: 'Past' }).click();
    await expect(details).toHaveAttribute('href', `/bookings/${done.id}`);
    await page.reload();
    await expect(details).toHaveAttribute('href', `/bookings/${done.id}`);
  },
);

test(
  'a reschedule to a taken time offers free times',
  beforeRelease(),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/status of 409/);
    const booking = await openBooking(page, customer);
    const free = (await openSlots(page.request, booking.garageId)).filter(({ date }) => date === booking.bookingDate);
    const [wanted, other] = free.filter(({ slot }) => slot.startTime !== booking.bookingTime);
    if (!wanted || !other) throw new Error('There are too few times that day');
    const alternatives = [{ date: other.date, startTime: other.slot.startTime, endTime: other.slot.endTime }];
    const data = { field: 'bookingTime', alternatives };
    const json = { defined: true, code: 'SLOT_TAKEN', status: 409, message: 'Taken', data };
    await page.route('**/reschedule', (route) => route.fulfill({ status: 409, json }), { times: 1 });

    await page.getByRole('button', { name: 'Reschedule', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.profile.reschedule.title });
    await dialog.getByRole('group', { name: t.booking.when.slots }).getByText(rangeText(t, wanted.slot)).click();
    await dialog.getByRole('button', { name: t.profile.reschedule.confirm }).click();
    const taken = dialog.getByRole('alert');
    await expect(taken).toContainText(t.profile.reschedule.taken);
    await taken.getByRole('button', { name: rangeText(t, other.slot) }).click();
    await expect(taken).toBeHidden();
    await dialog.getByRole('button', { name: t.profile.reschedule.confirm }).click();
    await expectToast(page, t.profile.reschedule.done);
  },
);

test(
  'leaving the page before a cancellation is answered causes no later navigation',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    const booking = await openBooking(page, customer);
    const held = Promise.withResolvers<void>();
    await page.route('**/cancel', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog', { name: t.profile.cancel.title });
    await dialog.getByRole('button', { name: t.profile.cancel.confirm }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('link', { name: /back/i }).click();
    await expect(page).toHaveURL('/profile?tab=bookings');
    held.resolve();
    await expectToast(page, t.profile.cancel.done);
    await expect(page).toHaveURL('/profile?tab=bookings');
    await expect(page.getByRole('article', { name: booking.garageName })).toBeVisible();
  },
);

test(
  'going back closes a dialog, and a closed dialog leaves no history entry',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    const booking = await bookSomething(page.request, customer, await firstGarage(page.request));
    await visit(page, '/profile?tab=bookings');
    await page.getByRole('link', { name: fill(t.profile.bookings.viewAt, { garage: booking.garageName }) }).click();
    const open = page.getByRole('button', { name: 'Reschedule', exact: true });
    const dialog = page.getByRole('dialog', { name: t.profile.reschedule.title });
    await open.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/bookings/${booking.id}`);

    await open.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page).toHaveURL(`/bookings/${booking.id}`);
    await page.goBack();
    await expect(page).toHaveURL('/profile?tab=bookings');
  },
);

test(
  'a booking can be added to a calendar, leads to the garage and can be repeated',
  beforeRelease(),
  async ({ customerPage: page, customer }) => {
    const booking = await openBooking(page, customer);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    expect(await readFile(await download.path(), 'utf8')).toContain('TZID=Asia/Kolkata');

    const directions = page.getByRole('link', { name: 'Garage on the map' });
    await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?.*destination=\d/);
    await expect(directions).toHaveAttribute('target', '_blank');

    await page.getByRole('link', { name: `Book again at ${booking.garageName}` }).click();
    await expect(page).toHaveURL(new RegExp(`/book/${booking.garageId}`));
    const { services } = await firstGarage(page.request);
    const booked = services.find(({ id }) => id === booking.serviceDetails[0]?.id);
    if (!booked) throw new Error('The service is gone');
    await expect(serviceOption(page, t, booked)).toBeChecked();
    await expect(page.getByRole('combobox', { name: t.booking.vehicle.make })).toHaveValue(booking.vehicleMake);
    await expect(addressField(page, t)).toHaveValue(booking.address);

    await addressField(page, t).fill('7 Park Street');
    await page.reload();
    await expect(addressField(page, t)).toHaveValue('7 Park Street');
  },
);

test('an unknown booking is not found', beforeRelease(), async ({ customerPage: page, quietConsole }) => {
  quietConsole.allow(/status of (400|404)/);
  for (const id of [crypto.randomUUID(), 'not-an-id']) {
    await visit(page, `/bookings/${id}`);
    await expect(page.getByRole('heading', { name: t.profile.detail.unknown })).toBeVisible();
  }
});

test(
  'a booking that cannot be loaded shows a message and a retry',
  beforeRelease(),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    const booking = await bookSomething(page.request, customer, await firstGarage(page.request));
    let isDown = true;
    await page.route(`**/api/bookings/${booking.id}`, (route) => (isDown ? route.abort() : route.continue()));
    await visit(page, `/bookings/${booking.id}`);
    await expect(page.getByRole('heading', { name: 'Failed to load booking details' })).toBeVisible();
    await expectToast(page, 'Failed to load booking details');
    // The connection comes back only after the click: a live event can also reload the booking, which removes the button.
    await page.getByRole('button', { name: t.profile.retry }).click();
    isDown = false;
    await expect(page.getByText(rupeesText(booking.totalAmount)).first()).toBeVisible();
  },
);
