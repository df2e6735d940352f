import type { CreateBookingInput } from '../../contract/src/bookings/schemas.ts';
import type { SlotDay } from '../../contract/src/garages/schemas.ts';
import { book, bookingsOf, firstGarage, signUp } from '../api.ts';
import {
  addressField,
  expectFilledIn,
  finishedForm,
  pickDay,
  planFor,
  slotOption,
  submitButton,
  totalOf,
} from '../booking-steps.ts';
import { newGarage } from '../desk-garage.ts';
import { beforeRelease, expect, expectToast, test } from '../fixtures.ts';
import { rupeesText, texts } from '../texts.ts';
import { visit } from '../visit.ts';

const t = texts('en');
const bookings = '**/api/bookings';

test('a slot taken in the meantime offers free ones, and no input is lost', async ({
  customerPage: page,
  customer,
  request,
  quietConsole,
}) => {
  quietConsole.allow(/status of 409/);
  const detail = await newGarage(page.request, 'Asha Rao');
  const plan = await finishedForm(page, t, detail);
  const [service] = plan.services;
  await book(request, await signUp(request, 'Quicker Rival'), {
    garageId: detail.garage.id,
    serviceIds: [service?.id ?? ''],
    bookingDate: plan.date,
    bookingTime: plan.slot.startTime,
    expectedTotal: service?.price ?? 0,
  });

  await submitButton(page, t).click();
  const dialog = page.getByRole('dialog', { name: t.booking.slotTaken.title });
  const alternatives = dialog.getByRole('button', { name: /\d (AM|PM) - / });
  await expect(alternatives.first()).toBeVisible();
  const chosen = (await alternatives.first().textContent()) ?? '';
  await alternatives.first().click();

  await expect(dialog).toBeHidden();
  await expectFilledIn(page, t, plan);
  await expect(page.getByRole('radio', { name: chosen })).toBeChecked();
  await submitButton(page, t).click();
  await expectToast(page, 'Booking Confirmed!');
  await expect(page).toHaveURL('/profile?tab=bookings');
  await expect(page.getByRole('article', { name: detail.garage.name }).getByText(chosen)).toBeVisible();
  expect(await bookingsOf(page.request, customer)).toHaveLength(1);
});

test('a taken slot cannot be chosen', beforeRelease(), async ({ customerPage: page }) => {
  const detail = await firstGarage(page.request);
  const plan = await planFor(page, detail);
  await page.route(`**/api/garages/${detail.garage.id}/slots?*`, async (route) => {
    const response = await route.fetch();
    const day: SlotDay = await response.json();
    const slots = day.slots.map((slot) =>
      slot.startTime === plan.slot.startTime ? { ...slot, available: false, freeMechanics: 0 } : slot,
    );
    await route.fulfill({ response, json: { ...day, slots } });
  });
  await visit(page, `/book/${detail.garage.id}`);
  await pickDay(page, t, plan.date);
  await expect(slotOption(page, t, plan.slot)).toBeDisabled();
  await expect(slotOption(page, t, plan.slot)).toHaveAccessibleName(/Booked$/);
});

test('a changed price is shown and is booked only after the customer agrees', async ({
  customerPage: page,
  customer,
  quietConsole,
}) => {
  quietConsole.allow(/status of 409/);
  const plan = await finishedForm(page, t);
  const total = totalOf(plan);
  const raised = plan.services.map(({ id, name, price }, index) => ({ id, name, price: price + (index ? 0 : 150) }));
  const sent: CreateBookingInput[] = [];
  await page.route(bookings, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const input = route.request().postDataJSON() as CreateBookingInput;
    sent.push(input);
    if (sent.length > 1) return route.continue({ postData: { ...input, expectedTotal: total } });
    const data = { field: 'expectedTotal', totalAmount: total + 150, services: raised };
    const message = 'The price has changed.';
    await route.fulfill({ status: 409, json: { defined: true, code: 'PRICE_CHANGED', status: 409, message, data } });
  });

  await submitButton(page, t).click();
  const dialog = page.getByRole('dialog', { name: t.booking.priceChanged.title });
  await expect(dialog.getByRole('row', { name: t.booking.priceChanged.newTotal })).toContainText(
    rupeesText(total + 150),
  );
  expect(await bookingsOf(page.request, customer)).toEqual([]);
  await dialog.getByRole('button', { name: `Book for ${rupeesText(total + 150)}` }).click();

  await expectToast(page, 'Booking Confirmed!');
  expect(sent.map(({ expectedTotal }) => expectedTotal)).toEqual([total, total + 150]);
  expect(await bookingsOf(page.request, customer)).toHaveLength(1);
});

test(
  'refusing a changed price books nothing and keeps the input',
  beforeRelease(),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/status of 409/);
    const plan = await finishedForm(page, t);
    const services = plan.services.map(({ id, name, price }) => ({ id, name, price: price + 10 }));
    const data = { field: 'expectedTotal', totalAmount: totalOf(plan) + 20, services };
    const json = { defined: true, code: 'PRICE_CHANGED', status: 409, message: 'The price has changed.', data };
    await page.route(bookings, (route) => route.fulfill({ status: 409, json }));
    await submitButton(page, t).click();
    const dialog = page.getByRole('dialog', { name: t.booking.priceChanged.title });
    await dialog.getByRole('button', { name: t.booking.priceChanged.cancel }).click();
    await expect(dialog).toBeHidden();
    await expectFilledIn(page, t, plan);
    expect(await bookingsOf(page.request, customer)).toEqual([]);
  },
);

test(
  'a lost answer keeps all input, and a retry gives exactly one booking',
  beforeRelease(),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    const plan = await finishedForm(page, t, await newGarage(page.request, 'Asha Rao'));
    const keys: string[] = [];
    await page.route(bookings, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      keys.push((route.request().postDataJSON() as CreateBookingInput).idempotencyKey);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });

    const slotsAskedAgain = page.waitForResponse((response) => response.url().includes('/slots?'));
    await submitButton(page, t).click();
    await expectToast(page, 'Booking Failed', 'Failed to create booking. Please try again.');
    await expectFilledIn(page, t, plan);
    expect(await bookingsOf(page.request, customer)).toHaveLength(1);
    // The page may already know that this booking fills the slot.
    await slotsAskedAgain;

    await submitButton(page, t).click();
    await expectToast(page, 'Booking Confirmed!');
    await expect(page).toHaveURL('/profile?tab=bookings');
    expect(new Set(keys).size).toBe(1);
    expect(await bookingsOf(page.request, customer)).toHaveLength(1);
  },
);

test('a double tap books once', beforeRelease(), async ({ customerPage: page, customer }) => {
  await finishedForm(page, t);
  await submitButton(page, t).dblclick();
  await expectToast(page, 'Booking Confirmed!');
  expect(await bookingsOf(page.request, customer)).toHaveLength(1);
});

test(
  'an address in another city is refused at its field, with a link to the garage',
  beforeRelease(),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/status of 422/);
    await finishedForm(page, t);
    await addressField(page, t).fill('12, Residency Road, Bengaluru, Karnataka 560025');
    await submitButton(page, t).click();
    await expect(addressField(page, t)).toHaveAccessibleDescription(
      /Your address is in Bengaluru, about .* from this garage/,
    );
    await expect(addressField(page, t)).toBeFocused();
    expect(await bookingsOf(page.request, customer)).toEqual([]);
  },
);
