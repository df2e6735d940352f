import { bookingsOf, firstGarage, slotsOn } from '../api.ts';
import {
  addressField,
  expectFilledIn,
  fillIn,
  finishedForm,
  phoneField,
  planFor,
  slotOption,
  submitButton,
} from '../booking-steps.ts';
import { newGarage } from '../desk-garage.ts';
import { beforeRelease, expect, expectToast, onPhone, test } from '../fixtures.ts';
import { rangeText, rupeesText, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const t = texts('en');

test('a reload keeps the draft', onPhone, async ({ customerPage: page }) => {
  const plan = await finishedForm(page, t);
  await page.getByRole('textbox', { name: t.booking.notes.label }).fill('The horn is shy');
  await revisit(page);
  await expectFilledIn(page, t, plan);
  await expect(slotOption(page, t, plan.slot)).toBeChecked();
  await expect(page.getByRole('textbox', { name: t.booking.notes.label })).toHaveValue('The horn is shy');
  await expect(submitButton(page, t)).not.toHaveAttribute('aria-disabled');
});

test('Back leads to the services, Edit to the settings', beforeRelease(), async ({ customerPage: page }) => {
  const { garage } = await firstGarage(page.request);
  await visit(page, `/book/${garage.id}`);
  await page.getByRole('link', { name: t.booking.customer.editLabel }).click();
  await expect(page).toHaveURL(/\/settings/);
  const name = page.getByLabel(t.settings.profile.fullName);
  await name.fill('Half a name');
  const isWide = (page.viewportSize()?.width ?? 0) > 1024;
  if (isWide) {
    const sections = page.getByRole('navigation', { name: t.account.section.label });
    await sections.getByRole('link', { name: t.account.section.profile.title }).click();
    await expect(name).toHaveValue('Half a name');
    await sections.getByRole('link', { name: t.account.section.garage.title }).click();
    await expect(page.getByRole('region', { name: t.vehicles.title })).toBeVisible();
  }
  await page.getByRole('link', { name: t.common.nav.back }).click();
  await expect(page).toHaveURL(`/book/${garage.id}`);
  // The settings also have such a link and stay until the form is there.
  await expect(page.getByRole('heading', { level: 1, name: t.booking.title })).toBeVisible();
  await page.getByRole('link', { name: t.common.nav.back }).click();
  await expect(page).toHaveURL('/services');
});

test(
  'a phone number in any usual spelling is saved, and the way back to the booking is beside it',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    const { garage } = await firstGarage(page.request);
    await visit(page, `/book/${garage.id}`);
    await page.getByRole('link', { name: t.booking.customer.editLabel }).click();
    // The booking form also has a phone field and stays until the settings are there.
    await expect(page.getByRole('button', { name: t.settings.profile.save })).toBeVisible();
    const phone = page.getByLabel(t.settings.profile.phone);
    await phone.fill('098765-43210');
    const back = page.getByRole('link', { name: t.settings.profile.toBooking });
    await expect(back).toHaveCount(0);
    await page.getByRole('button', { name: t.settings.profile.save }).click();
    await expectToast(page, t.settings.profile.saved);
    await expect(phone).toHaveValue('+91 98765 43210');
    await page.getByRole('button', { name: t.settings.profile.save }).focus();
    await page.keyboard.press('Tab');
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/book/${garage.id}`);
    await expect(page.getByText('+91 98765 43210')).toBeInViewport();
  },
);

test(
  'services can be searched in the words of any language',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    const { garage, services } = await firstGarage(page.request);
    const brakes = services.filter(({ name }) => /brake/i.test(name));
    const other = services.find(({ name }) => !/brake/i.test(name))?.name ?? '';
    expect(brakes).not.toHaveLength(0);
    await visit(page, `/book/${garage.id}?search=brek`);
    const offered = page.getByRole('group', { name: t.booking.services.legend }).getByRole('checkbox');
    await expect(offered).toHaveCount(brakes.length);
    const search = page.getByRole('textbox', { name: t.booking.services.search });
    await search.fill(other);
    await expect(page.getByRole('checkbox', { name: other })).toBeVisible();
    await search.fill('ब्रेक');
    await expect(offered).toHaveCount(brakes.length);
    await search.fill('झठफ');
    await expect(page.getByText(t.booking.services.none.replace('{{text}}', 'झठफ'))).toBeVisible();
    await expect(offered).toHaveCount(services.length);
  },
);

test('a forced submit names the missing fields one after the other', async ({ customerPage: page }) => {
  const detail = await firstGarage(page.request);
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

test(
  'a form submitted before its schemas arrive names its problem and keeps what is typed meanwhile',
  onPhone,
  async ({ customerPage: page, customer }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/form-schemas-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    const plan = await finishedForm(page, t);
    await phoneField(page, t).fill('12');
    await submitButton(page, t).press('Enter');
    await expect(page.getByRole('button', { name: t.booking.summary.submitting })).toHaveAttribute('aria-busy', 'true');
    const notes = page.getByRole('textbox', { name: t.booking.notes.label });
    await notes.fill('The horn is shy');
    held.resolve();
    await expect(phoneField(page, t)).toHaveAttribute('aria-invalid', 'true');
    await expect(phoneField(page, t)).toBeFocused();
    await expect(submitButton(page, t)).not.toHaveAttribute('aria-busy');
    await expectFilledIn(page, t, plan);
    await expect(phoneField(page, t)).toHaveValue('12');
    await expect(notes).toHaveValue('The horn is shy');
    expect(await bookingsOf(page.request, customer)).toEqual([]);
  },
);

test(
  'a day outside the next ninety is refused and nothing is sent',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer }) => {
    const plan = await finishedForm(page, t);
    await page.getByRole('textbox', { name: t.booking.when.date }).fill('2020-01-01');
    await submitButton(page, t).press('Enter');
    await expect(page.getByRole('textbox', { name: t.booking.when.date })).toHaveAccessibleDescription(
      /Please choose a day from/,
    );
    await expectFilledIn(page, t, plan);
    expect(await bookingsOf(page.request, customer)).toEqual([]);
  },
);

test(
  'an address can be kept on the device, used again and removed',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    const { garage } = await firstGarage(page.request);
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
  },
);

test(
  'an unknown garage shows a message and leads to the others',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/status of 40[04]/);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'no-garage']) {
      await visit(page, `/book/${id}`);
      await expect(page.getByRole('heading', { name: t.booking.load.unknown })).toBeVisible();
    }
    await page.getByRole('link', { name: t.booking.load.browse }).click();
    await expect(page).toHaveURL('/services');
  },
);

test(
  'a garage that cannot be loaded shows a message and a retry',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    const { garage } = await firstGarage(page.request);
    await page.route(`**/api/garages/${garage.id}`, (route) => route.abort());
    await visit(page, `/book/${garage.id}`);
    await expectToast(page, 'Error', 'Failed to load garage information');
    await page.unroute(`**/api/garages/${garage.id}`);
    await page.getByRole('button', { name: t.common.action.retry }).click();
    await expect(page.getByText(garage.name)).toBeVisible();
  },
);

test('the booking in the profile shows its services and prices', beforeRelease(), async ({ customerPage: page }) => {
  // A new garage, so that no other test changes its slots.
  const plan = await finishedForm(page, t, await newGarage(page.request, 'Asha Rao', 'Ravi Teja'));
  await submitButton(page, t).click();
  const booking = page.getByRole('article', { name: plan.detail.garage.name });
  await expect(booking.getByText(rangeText(t, plan.slot))).toBeVisible();
  await booking.getByRole('link', { name: t.profile.bookings.view }).click();
  const services = page.getByRole('list', { name: t.profile.bookings.services });
  for (const { name, price } of plan.services) {
    await expect(services.getByRole('listitem').filter({ hasText: name })).toContainText(rupeesText(price));
  }
  const { slots } = await slotsOn(page.request, plan.detail.garage.id, plan.date);
  expect(slots.find(({ startTime }) => startTime === plan.slot.startTime)?.freeMechanics).toBe(1);
});
