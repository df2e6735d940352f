import { addDays } from '../../contract/src/shared/dates.ts';
import { bookingsOf, featuredGarages, firstGarage, newPhone, today } from '../api.ts';
import {
  addressField,
  anywhere,
  confirmationStart,
  fillIn,
  finishedForm,
  phoneField,
  pickDay,
  pickSlot,
  planFor,
  serviceOption,
  signUpToBook,
  slotOption,
  submitButton,
  submitForm,
  takeSuggestion,
  totalOf,
} from '../booking-steps.ts';
import { atSizeOf, beforeRelease, expect, expectToast, onPhone, test } from '../fixtures.ts';
import { setLanguage } from '../set-language.ts';
import { languages, rangeText, rupeesText, serviceText, texts } from '../texts.ts';
import { visit } from '../visit.ts';

const homeServiceFee = 49;

for (const language of languages) {
  const t = texts(language);

  test(
    `a visitor finds a service, signs up on the way and books it at home for cash (${language})`,
    atSizeOf[language],
    async ({ page }) => {
      const detail = await firstGarage(page.request);
      const plan = await planFor(page, detail);
      const [matching] = detail.services.filter(({ name }) => name.includes('Brake Pads'));
      const other = plan.services.find(({ id }) => id !== matching?.id);
      if (!matching || !other) throw new Error('The first garage has too few services');
      const booked = { ...plan, services: detail.services.filter((service) => [matching, other].includes(service)) };

      await setLanguage(page, language);
      await page.getByRole('link', { name: t.home.tiles.brakePads }).click();

      await expect(page).toHaveURL(/\/services\?text=Brake\+Pads/);
      const city = page.getByRole('combobox', { name: t.offers.city.label });
      await city.fill(detail.garage.location.split(', ').at(-1) ?? '');
      await city.press('Enter');
      await expect(page).toHaveURL(/city=/);
      await page.getByRole('link', { name: t.offers.hit.bookAt.replace('{{name}}', detail.garage.name) }).click();

      await signUpToBook(page, t);

      await expect(page).toHaveURL(new RegExp(`/book/${detail.garage.id}\\?search=Brake[+ %20]+Pads`));
      const search = page.getByRole('textbox', { name: t.booking.services.search });
      await expect(search).toHaveValue('Brake Pads');
      await serviceOption(page, t, matching).check();
      await search.fill('');
      await serviceOption(page, t, other).check();
      await expect(serviceOption(page, t, matching)).toBeChecked();

      await page.getByRole('radio', { name: t.booking.serviceType.homeService }).check();
      await pickDay(page, t, plan.date);
      await pickSlot(page, t, plan.slot);
      await takeSuggestion(page, t.booking.vehicle.make, 'maru', 'Maruti Suzuki');
      await takeSuggestion(page, t.booking.vehicle.model, 'swi', 'Swift');
      await phoneField(page, t).fill(newPhone());
      await addressField(page, t, 'home_service').fill(plan.address);

      const total = totalOf(booked) + homeServiceFee;
      const summary = page.getByRole('region', { name: t.booking.summary.title });
      await expect(summary.getByText(t.booking.summary.homeServiceFee)).toBeVisible();
      await expect(summary.getByText(rupeesText(homeServiceFee), { exact: true })).toBeVisible();
      await expect(summary.getByText(rupeesText(total), { exact: true })).toBeVisible();
      const made = await submitForm(page, t);

      // The toast comes first because it disappears.
      const title = language === 'en' ? 'Booking Confirmed!' : t.booking.success.title;
      await expectToast(page, title);
      await expect(page.getByText(confirmationStart(t, booked, made))).toBeVisible();
      await expect(page).toHaveURL('/profile?tab=bookings');

      await expect(page.getByRole('tab', { name: t.profile.tabs.bookings })).toHaveAttribute('aria-selected', 'true');
      const booking = page.getByRole('article', { name: detail.garage.name });
      await expect(
        booking.getByText(booked.services.map((service) => serviceText(t, service)).join(', ')),
      ).toBeVisible();
      await expect(booking.getByText(rangeText(t, plan.slot))).toBeVisible();
      await expect(booking.getByText(t.profile.paymentMethod.cash)).toBeVisible();
      const payment = language === 'en' ? '💵 Cash on Service' : t.profile.paymentStatus.cash_on_service;
      await expect(booking.getByText(payment)).toBeVisible();
      await expect(booking.getByText(rupeesText(total), { exact: true }).first()).toBeVisible();
      await expect(booking.getByText(plan.address)).toBeVisible();
    },
  );
}

const t = texts('en');

test(
  "a garage card leads a visitor to the garage's page, and its button through the login to the booking page",
  beforeRelease(),
  async ({ page }) => {
    const [, second] = await featuredGarages(page.request);
    await visit(page, '/');
    await page.getByRole('link', { name: second?.name }).first().click();
    await expect(page).toHaveURL(`/garage/${second?.id}`);
    await page.getByRole('link', { name: `Book ${second?.name}` }).click();
    await expect(page).toHaveURL(/\/auth\?/);
    expect(new URL(page.url()).searchParams.get('next')).toBe(`/book/${second?.id}`);
  },
);

test('the total follows the chosen services and the home-service fee', async ({ customerPage: page }) => {
  const { garage, services } = await firstGarage(page.request);
  const [one, two] = anywhere(services);
  if (!one || !two) throw new Error('The first garage has too few services');
  await visit(page, `/book/${garage.id}`);
  const summary = page.getByRole('region', { name: 'Booking summary' });
  const total = summary.getByRole('definition').last();
  await expect(summary).toContainText('Choose a service to see the total.');
  const { nextCash, cancel, taxes } = t.booking.before;
  for (const shown of [nextCash, cancel, taxes]) await expect(summary).toContainText(shown);
  await serviceOption(page, texts('en'), one).check();
  await expect(total).toHaveText(rupeesText(one.price));
  await serviceOption(page, texts('en'), two).check();
  await expect(total).toHaveText(rupeesText(one.price + two.price));
  await page.getByRole('radio', { name: 'Home service' }).check();
  await expect(total).toHaveText(rupeesText(one.price + two.price + homeServiceFee));
  await serviceOption(page, texts('en'), one).uncheck();
  await expect(total).toHaveText(rupeesText(two.price + homeServiceFee));
  await page.getByRole('radio', { name: 'Pickup' }).check();
  await expect(total).toHaveText(rupeesText(two.price));
});

test(
  'a second submit before the profile is shown books nothing',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer }) => {
    await finishedForm(page, t);
    const held = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    const booked = page.waitForResponse('**/api/bookings');
    await submitButton(page, t).click();
    expect((await booked).status()).toBe(201);
    await page.locator('form button[type=submit]:visible').press('Enter');
    held.resolve();
    await expect(page).toHaveURL('/profile?tab=bookings');
    expect(await bookingsOf(page.request, customer)).toHaveLength(1);
  },
);

test('choosing another day clears the time', beforeRelease(onPhone), async ({ customerPage: page }) => {
  const detail = await firstGarage(page.request);
  const plan = await planFor(page, detail);
  await visit(page, `/book/${detail.garage.id}`);
  await fillIn(page, t, plan);
  await expect(page.getByText('Still needed', { exact: false })).toBeHidden();
  // Stays within the seven shown days, also when midnight passes during the test.
  await pickDay(page, t, addDays(plan.date, plan.date === addDays(today(), 1) ? 1 : -1));
  await expect(page.getByText('Still needed: time slot')).toBeVisible();
  await pickDay(page, t, plan.date);
  await expect(slotOption(page, t, plan.slot)).not.toBeChecked();
});
