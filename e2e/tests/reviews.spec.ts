import type { Locator, Page } from '@playwright/test';
import type { GarageDetail } from '../../contract/src/garages/schemas.ts';
import { type Customer, garageNamed } from '../api.ts';
import { bookAndComplete, bookSomething, writeReview } from '../completed-booking.ts';
import {
  atSizeOf,
  beforeRelease,
  expect,
  expectAccessible,
  expectToast,
  onDesktop,
  onPhone,
  test,
} from '../fixtures.ts';
import { setLanguage } from '../set-language.ts';
import { languages, type Texts, texts } from '../texts.ts';
import { visit } from '../visit.ts';

const reviewPath = /\/api\/bookings\/[^/]+\/review$/;

/** The profile of a customer with one completed booking that can be reviewed. */
async function openProfile(page: Page, customer: Customer, city: string, garage: string) {
  const detail = await garageNamed(page.request, city, garage);
  await bookAndComplete(page.request, customer, detail);
  await visit(page, '/profile?tab=bookings');
  return { garageId: detail.garage.id, card: page.getByRole('article', { name: garage }) };
}

function star(page: Page, t: Texts, rating: keyof Texts['reviews']['meaning']): Locator {
  return page.getByRole('radio', { name: new RegExp(`${rating} .*${t.reviews.meaning[rating]}`) });
}

/** Clicks the visible label. The radio button itself is only for keyboards and screen readers. */
async function chooseStars(page: Page, t: Texts, rating: keyof Texts['reviews']['meaning']): Promise<void> {
  await page
    .getByRole('dialog')
    .locator('label')
    .filter({ hasText: `${rating} ` })
    .first()
    .click();
  await expect(star(page, t, rating)).toBeChecked();
}

function section(page: Page, t: Texts): Locator {
  return page.getByRole('region', { name: t.reviews.title });
}

for (const language of languages) {
  const t = texts(language);
  const said = (english: string, text: string) => (language === 'en' ? english : text);

  test(
    `a customer reviews a completed booking, edits the review and sees it at the garage (${language})`,
    atSizeOf[language],
    async ({ page, customer }) => {
      await setLanguage(page, language);
      const { garageId, card } = await openProfile(page, customer, 'Pune', 'Blue Peacock Auto Studio');
      const comment = `Quick, friendly and clean. ${crypto.randomUUID().slice(0, 8)}`;

      await card.getByRole('button', { name: said('Write Review', t.reviews.write) }).click();
      await chooseStars(page, t, '4');
      await page.getByLabel(t.reviews.form.comment).fill(comment);
      await expectAccessible(page);
      await page.getByRole('button', { name: t.reviews.form.submit }).click();
      await expectToast(page, said('Review submitted successfully', t.reviews.submitted));
      await expect(page.getByRole('dialog')).toBeHidden();

      await card.getByRole('button', { name: said('Edit Review', t.reviews.edit) }).click();
      await expect(star(page, t, '4')).toBeChecked();
      await expect(page.getByLabel(t.reviews.form.comment)).toHaveValue(comment);
      await chooseStars(page, t, '5');
      await page.getByRole('button', { name: t.reviews.form.update }).click();
      await expectToast(page, said('Review updated successfully', t.reviews.updated));

      // Compares with the answer this page received, because other tests review this garage at the same time.
      const answered = page.waitForResponse(`**/api/garages/${garageId}`);
      await visit(page, `/book/${garageId}`);
      const { garage }: GarageDetail = await (await answered).json();
      const review = section(page, t).getByRole('article', { name: customer.fullName }).filter({ hasText: comment });
      await expect(review).toContainText(t.reviews.edited);
      await expect(review).toContainText(t.common.rating.label.replace('{{value}}', '5'));
      await expect(section(page, t).getByText(String(garage.averageRating?.toFixed(1)), { exact: true })).toBeVisible();
    },
  );
}

const t = texts('en');

test(
  'a review needs a rating, and no input is lost when it cannot be sent',
  beforeRelease(onPhone),
  async ({ page, customer, quietConsole }) => {
    quietConsole.allow(/Failed to load resource/);
    const { card } = await openProfile(page, customer, 'Pune', 'Chakra Tyre Junction');
    const write = card.getByRole('button', { name: 'Write Review' });
    const comment = page.getByLabel('Your comment (optional)');
    const submit = page.getByRole('button', { name: 'Submit Review' });

    await write.click();
    await comment.fill('They found the noise at once.');
    await submit.click();
    await expect(page.getByText('Please provide a rating')).toBeVisible();
    await expect(star(page, t, '1')).toBeFocused();

    await chooseStars(page, t, '3');
    await expect(page.getByText('Please provide a rating')).toBeHidden();
    await page.route(reviewPath, (route) => route.abort());
    await submit.click();
    await expectToast(page, 'Failed to submit review');
    await expect(comment).toHaveValue('They found the noise at once.');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(write).toBeFocused();
    await page.unroute(reviewPath);
    await write.click();
    await expect(comment).toHaveValue('They found the noise at once.');
    await expect(star(page, t, '3')).toBeChecked();
    await submit.click();
    await expectToast(page, 'Review submitted successfully');
  },
);

test('a review can be written with the keyboard alone', beforeRelease(onDesktop), async ({ page, customer }) => {
  const { card } = await openProfile(page, customer, 'Pune', 'Deccan Thumper Works');
  await card.getByRole('button', { name: 'Write Review' }).press('Enter');
  await star(page, t, '1').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(star(page, t, '3')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Typed');
  await page.getByRole('button', { name: 'Submit Review' }).press('Enter');
  await expectToast(page, 'Review submitted successfully');
});

test('an open booking offers no review', beforeRelease(onPhone), async ({ page, customer }) => {
  const detail = await garageNamed(page.request, 'Pune', 'Torque House');
  await bookSomething(page.request, customer, detail);
  await visit(page, '/profile?tab=bookings');
  const card = page.getByRole('article', { name: detail.garage.name });
  await expect(card.getByText(t.profile.status.confirmed)).toBeVisible();
  await expect(card.getByRole('button', { name: /Review/ })).toHaveCount(0);
});

test("a garage's reviews load five at a time", beforeRelease(onPhone), async ({ page, customer }) => {
  const detail = await garageNamed(page.request, 'Bengaluru', 'Sampige Custom Garage');
  const bookings = await Promise.all([1, 2, 3].map(() => bookAndComplete(page.request, customer, detail)));
  bookings.push(...(await Promise.all([4, 5, 6].map(() => bookAndComplete(page.request, customer, detail)))));
  for (const [index, booking] of bookings.entries()) {
    await writeReview(page.request, customer, booking, { rating: (index % 5) + 1, comment: `Visit ${index}` });
  }
  await visit(page, `/book/${detail.garage.id}`);
  const reviews = section(page, t).getByRole('article');
  await expect(reviews).toHaveCount(5);
  await section(page, t).getByRole('button', { name: 'Show more' }).click();
  await expect(reviews).not.toHaveCount(5);
  await expect(section(page, t).getByRole('listitem').nth(5)).toBeFocused();
  await expectAccessible(page);
});

test(
  'a garage without reviews explains how to write the first one',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    const { garage } = await garageNamed(page.request, 'Kochi', 'Cheenavala Custom Cars');
    await visit(page, `/book/${garage.id}`);
    await expect(section(page, t).getByRole('heading', { name: t.reviews.emptyTitle })).toBeVisible();
    await expect(section(page, t).getByText('4.3')).toHaveCount(0);
    await expect(section(page, t).getByText(t.reviews.emptyText, { exact: true })).toBeVisible();
    // Other garages were imported with ratings from elsewhere.
    const { garage: rated } = await garageNamed(page.request, 'Kochi', 'Chundan Doorstep Garage');
    await visit(page, `/book/${rated.id}`);
    const { emptyElsewhere, emptyText } = t.reviews;
    await expect(section(page, t).getByText(`${emptyElsewhere} ${emptyText}`, { exact: true })).toBeVisible();
  },
);

test(
  'reviews that cannot be loaded keep the form in place and have a retry',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/Failed to load resource/);
    const { garage } = await garageNamed(page.request, 'Kochi', 'Chundan Doorstep Garage');
    await page.route('**/reviews?*', (route) => route.abort());
    await visit(page, `/book/${garage.id}`);
    await expect(section(page, t).getByText('Failed to load reviews')).toBeVisible();
    await page.unroute('**/reviews?*');
    await section(page, t).getByRole('button', { name: 'Try again' }).click();
    await expect(section(page, t).getByRole('heading', { name: t.reviews.emptyTitle })).toBeVisible();
  },
);

test(
  'the mail of a completed booking opens its review; a link of a new account is refused at its field',
  beforeRelease(),
  async ({ page, customer, quietConsole }) => {
    quietConsole.allow(/status of 422/);
    const t = texts('en');
    const detail = await garageNamed(page.request, 'Pune', 'Blue Peacock Auto Studio');
    const { id } = await bookAndComplete(page.request, customer, detail);
    await visit(page, `/bookings/${id}?show=review`);
    await chooseStars(page, t, '5');
    await page.getByLabel(t.reviews.form.comment).fill('More at https://tyres.example.com');
    await page.getByRole('button', { name: t.reviews.form.submit }).click();
    await expect(page.getByRole('dialog').getByText(t.reviews.form.linkTooEarly)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t.reviews.form.comment).fill('Quick and friendly');
    await page.getByRole('button', { name: t.reviews.form.submit }).click();
    await expectToast(page, 'Review submitted successfully');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
