import type { Page } from '@playwright/test';
import type { CreateBookingInput } from '../../contract/src/bookings/schemas.ts';
import type { GarageDetail, SlotDay } from '../../contract/src/garages/schemas.ts';
import { book, bookingsOf, featuredGarages, garageById, garageNamed, signUp, slotsOn } from '../api.ts';
import {
  addressField,
  expectFilledIn,
  fillIn,
  type Plan,
  pickDay,
  planFor,
  slotOption,
  submitButton,
  totalOf,
} from '../booking-steps.ts';
import { expect, expectToast, test } from '../fixtures.ts';
import { rangeText, rupeesText, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const t = texts('en');
const bookings = '**/api/bookings';

/** The form of the first featured garage, finished and not sent. */
async function finishedForm(page: Page, detail?: GarageDetail): Promise<Plan & { detail: GarageDetail }> {
  const chosen = detail ?? (await firstGarage(page));
  const plan = await planFor(page, chosen);
  await visit(page, `/book/${chosen.garage.id}`);
  await fillIn(page, t, plan);
  return { ...plan, detail: chosen };
}

async function firstGarage(page: Page): Promise<GarageDetail> {
  const [first] = await featuredGarages(page.request);
  return garageById(page.request, first?.id ?? '');
}

/** Garages with a single mechanic, one for each test and screen size, so that nobody else is in the way. */
const singleMechanic: Record<string, [string, string]> = {
  'taken phone': ['Pune', 'Torque House'],
  'taken desktop': ['Delhi', 'Rangrez Auto Studio'],
  'lost phone': ['Bengaluru', 'Filter Kaapi Bikes'],
  'lost desktop': ['Lucknow', 'Charbagh Tyre Works'],
};

function garageFor(page: Page, purpose: 'taken' | 'lost', size: string): Promise<GarageDetail> {
  const [city, name] = singleMechanic[`${purpose} ${size}`] ?? ['', ''];
  return garageNamed(page.request, city, name);
}

test('a slot taken meanwhile is answered with free ones, and nothing typed is lost', async ({
  customerPage: page,
  customer,
  request,
  quietConsole,
}, testInfo) => {
  quietConsole.allow(/status of 409/);
  const detail = await garageFor(page, 'taken', testInfo.project.name);
  const plan = await finishedForm(page, detail);
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
  await expect(page).toHaveURL('/profile');
  await expectToast(page, 'Booking Confirmed!');
  await expect(page.getByRole('article', { name: detail.garage.name }).getByText(chosen)).toBeVisible();
  expect(await bookingsOf(page.request, customer)).toHaveLength(1);
});

test('a slot that is taken already cannot be chosen', async ({ customerPage: page }) => {
  const detail = await firstGarage(page);
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

test('a changed price is shown and booked only once the customer agrees to it', async ({
  customerPage: page,
  customer,
  quietConsole,
}) => {
  quietConsole.allow(/status of 409/);
  const plan = await finishedForm(page);
  const total = totalOf(plan);
  const raised = plan.services.map(({ id, name, price }, index) => ({ id, name, price: price + (index ? 0 : 150) }));
  const sent: CreateBookingInput[] = [];
  await page.route(bookings, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const wish = route.request().postDataJSON() as CreateBookingInput;
    sent.push(wish);
    if (sent.length > 1) return route.continue({ postData: { ...wish, expectedTotal: total } });
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

test('going back from a changed price books nothing and keeps what was typed', async ({
  customerPage: page,
  customer,
  quietConsole,
}) => {
  quietConsole.allow(/status of 409/);
  const plan = await finishedForm(page);
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
});

test('an answer lost on the way keeps everything, and trying again gives exactly one booking', async ({
  customerPage: page,
  customer,
  quietConsole,
}, testInfo) => {
  quietConsole.allow(/ERR_FAILED/);
  const plan = await finishedForm(page, await garageFor(page, 'lost', testInfo.project.name));
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
  // By now the page may know that the slot is full, of this very booking.
  await slotsAskedAgain;

  await submitButton(page, t).click();
  await expect(page).toHaveURL('/profile');
  await expectToast(page, 'Booking Confirmed!');
  expect(new Set(keys).size).toBe(1);
  expect(await bookingsOf(page.request, customer)).toHaveLength(1);
});

test('a double tap books once', async ({ customerPage: page, customer }) => {
  await finishedForm(page);
  await submitButton(page, t).dblclick();
  await expectToast(page, 'Booking Confirmed!');
  expect(await bookingsOf(page.request, customer)).toHaveLength(1);
});

test('a reload keeps the draft', async ({ customerPage: page }) => {
  const plan = await finishedForm(page);
  await page.getByRole('textbox', { name: t.booking.notes.label }).fill('The horn is shy');
  await revisit(page);
  await expectFilledIn(page, t, plan);
  await expect(slotOption(page, t, plan.slot)).toBeChecked();
  await expect(page.getByRole('textbox', { name: t.booking.notes.label })).toHaveValue('The horn is shy');
  await expect(submitButton(page, t)).not.toHaveAttribute('aria-disabled');
});

test('the back button leads to the services, Edit to the settings', async ({ customerPage: page }) => {
  const { garage } = await firstGarage(page);
  await visit(page, `/book/${garage.id}`);
  await page.getByRole('link', { name: t.booking.customer.editLabel }).click();
  await expect(page).toHaveURL(/\/settings/);
  await page.goBack();
  await page.getByRole('link', { name: t.common.nav.back }).click();
  await expect(page).toHaveURL('/services');
});

test('a forced submit names what is missing, one thing after the other', async ({ customerPage: page }) => {
  const detail = await firstGarage(page);
  const plan = await planFor(page, detail);
  await visit(page, `/book/${detail.garage.id}`);
  const submit = submitButton(page, t);
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await submit.press('Enter');
  await expectToast(page, 'No Services Selected', 'Please select at least one service');
  await page.getByRole('checkbox', { name: plan.services[0]?.name }).check();
  await submit.press('Enter');
  await expectToast(page, 'No Time Selected', 'Please select a time slot');
  await fillIn(page, t, { ...plan, address: '   ' });
  await submit.press('Enter');
  await expectToast(page, 'Address Required', 'Please provide your address for pickup service');
  await expect(addressField(page, t)).toBeFocused();
  await page.getByRole('radio', { name: t.booking.serviceType.homeService }).check();
  await submit.press('Enter');
  await expectToast(page, 'Address Required', 'Please provide your address for home service');
});

test('a day outside the next ninety is refused and nothing is sent', async ({ customerPage: page, customer }) => {
  const plan = await finishedForm(page);
  await page.getByRole('textbox', { name: t.booking.when.date }).fill('2020-01-01');
  await submitButton(page, t).press('Enter');
  await expect(page.getByText('Please choose a day from', { exact: false })).toBeVisible();
  await expectFilledIn(page, t, plan);
  expect(await bookingsOf(page.request, customer)).toEqual([]);
});

test('an address can be kept on the device, used again and removed', async ({ customerPage: page }) => {
  const { garage } = await firstGarage(page);
  await visit(page, `/book/${garage.id}`);
  await addressField(page, t).fill('7 Lake View, Powai, Mumbai 400076');
  await page.getByRole('button', { name: t.booking.address.save }).click();
  await expectToast(page, 'Address Added');
  await addressField(page, t).fill('');
  await revisit(page);
  await page.getByRole('button', { name: 'Use this address: 7 Lake View, Powai, Mumbai 400076' }).click();
  await expect(addressField(page, t)).toHaveValue('7 Lake View, Powai, Mumbai 400076');
  await page.getByRole('button', { name: 'Remove saved address: 7 Lake View, Powai, Mumbai 400076' }).click();
  await expectToast(page, 'Address Removed');
});

test('an unknown garage says so and leads to the others', async ({ customerPage: page, quietConsole }) => {
  quietConsole.allow(/status of 40[04]/);
  for (const id of ['00000000-0000-4000-8000-000000000000', 'no-garage']) {
    await visit(page, `/book/${id}`);
    await expect(page.getByRole('heading', { name: t.booking.load.unknown })).toBeVisible();
  }
  await page.getByRole('link', { name: t.booking.load.browse }).click();
  await expect(page).toHaveURL('/services');
});

test('a garage that cannot be loaded says so and comes with a retry', async ({ customerPage: page, quietConsole }) => {
  quietConsole.allow(/ERR_FAILED/);
  const { garage } = await firstGarage(page);
  await page.route(`**/api/garages/${garage.id}`, (route) => route.abort());
  await visit(page, `/book/${garage.id}`);
  await expectToast(page, 'Error', 'Failed to load garage information');
  await page.unroute(`**/api/garages/${garage.id}`);
  await page.getByRole('button', { name: t.common.action.retry }).click();
  await expect(page.getByText(garage.name)).toBeVisible();
});

test('the booking in the profile shows what it was made of', async ({ customerPage: page }) => {
  const plan = await finishedForm(page);
  await submitButton(page, t).click();
  const booking = page.getByRole('article', { name: plan.detail.garage.name });
  await booking.getByText(t.profile.bookings.details).click();
  for (const { name, price } of plan.services) {
    await expect(booking.getByRole('listitem').filter({ hasText: name })).toContainText(rupeesText(price));
  }
  await expect(booking.getByText(rangeText(t, plan.slot))).toBeVisible();
  const { slots } = await slotsOn(page.request, plan.detail.garage.id, plan.date);
  const left = slots.find(({ startTime }) => startTime === plan.slot.startTime)?.freeMechanics ?? 0;
  expect(left).toBeLessThan(plan.slot.freeMechanics ?? 0);
});
