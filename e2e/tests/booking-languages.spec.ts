import path from 'node:path';
import type { Page } from '@playwright/test';
import { isLongRun } from '../../scripts/long-run.ts';
import { featuredGarages, garageById } from '../api.ts';
import { confirmationStart, fillIn, planFor, submitForm, totalOf } from '../booking-steps.ts';
import { beforeRelease, expect, expectToast, onPhone, test } from '../fixtures.ts';
import { setLanguage } from '../set-language.ts';
import { allLanguages, dayText, rangeText, rupeesText, texts } from '../texts.ts';

/** Saves a picture of a step when `BOOKING_PICTURES` names a folder. `artwork/src/draw-booking-sheet.ts` arranges them. */
async function keep(page: Page, language: string, step: string): Promise<void> {
  const folder = process.env.BOOKING_PICTURES;
  if (folder) await page.screenshot({ path: path.join(folder, `${language}-${step}.png`), animations: 'disabled' });
}

/** The three languages with the widest texts. All languages are booked in by `npm run test:all`. */
const booked = isLongRun ? allLanguages : (['ta', 'ml', 'kn'] as const);

for (const [index, language] of booked.entries()) {
  const t = texts(language);

  test(
    `a customer books in ${language}, from Home to the profile`,
    beforeRelease(onPhone),
    async ({ customerPage: page }) => {
      // Each language uses another garage, because all of them book at the same time.
      const garages = (await featuredGarages(page.request)).filter(({ vehicleTypes }) => vehicleTypes.includes('car'));
      const detail = await garageById(page.request, garages[index]?.id ?? '');
      const plan = await planFor(page, detail);

      await setLanguage(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home.hero.title);
      const featured = page.getByRole('region', { name: t.home.featured.title });
      const card = featured.getByRole('link', { name: detail.garage.name, exact: true });
      await keep(page, language, '1-home');
      // Before the page knows its customer, the card leads to the garage's public page.
      await expect(card).toHaveAttribute('href', new RegExp(`/book/${detail.garage.id}`));
      await card.click();

      await expect(page).toHaveURL(new RegExp(`/book/${detail.garage.id}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.booking.title);
      await fillIn(page, t, plan);
      for (const [step, part] of [
        ['2-services', page.getByRole('textbox', { name: t.booking.services.search })],
        ['3-slot', page.getByRole('group', { name: t.booking.when.slots })],
      ] as const) {
        await part.scrollIntoViewIfNeeded();
        await keep(page, language, step);
      }

      const summary = page.getByRole('region', { name: t.booking.summary.title });
      await expect(summary.getByText(rupeesText(totalOf(plan)), { exact: true })).toBeVisible();
      await expect(page.getByText(t.booking.payment.cash, { exact: true })).toBeVisible();
      await summary.scrollIntoViewIfNeeded();
      await keep(page, language, '4-confirm');
      const made = await submitForm(page, t);

      // The toast comes first because it disappears.
      await expectToast(page, t.booking.success.title);
      await expect(page.getByText(confirmationStart(t, plan, made))).toBeVisible();
      await expect(page).toHaveURL('/profile?tab=bookings');
      const booking = page.getByRole('article', { name: detail.garage.name });
      await expect(booking.getByText(dayText(t, plan.date)).first()).toBeVisible();
      await expect(booking.getByText(rangeText(t, plan.slot))).toBeVisible();
      await expect(booking.getByText(t.profile.paymentMethod.cash, { exact: true })).toBeVisible();
      await expect(booking.getByText(t.profile.paymentStatus.cash_on_service)).toBeVisible();
      await expect(booking.getByText(rupeesText(totalOf(plan)), { exact: true }).first()).toBeVisible();
      await booking.scrollIntoViewIfNeeded();
      await keep(page, language, '5-profile');
    },
  );
}
