import { featuredGarages, firstGarage, garageById } from '../api.ts';
import { serviceOption, signUpToBook } from '../booking-steps.ts';
import { beforeRelease, expect, expectAccessible, expectReadableInTheDark, onPhone, test } from '../fixtures.ts';
import { rupeesText, texts } from '../texts.ts';
import { visit } from '../visit.ts';

const t = texts('en');

test('a visitor opens a garage, reads its prices, signs up to book a service and finds it chosen', async ({ page }) => {
  const [first] = await featuredGarages(page.request);
  if (!first) throw new Error('There is no garage');
  const { services } = await garageById(page.request, first.id);
  await visit(page, '/');
  await page.getByRole('link', { name: first.name }).first().click();
  await expect(page).toHaveURL(`/garage/${first.id}`);
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  const offered = page.getByRole('region', { name: t.garage.services.title });
  for (const { name, price } of services) {
    await expect(offered.getByText(name, { exact: true })).toBeVisible();
    await expect(offered.getByText(rupeesText(price), { exact: true }).first()).toBeVisible();
  }
  const wanted = services.at(-1);
  if (!wanted) throw new Error('The garage has no services');
  await page.getByRole('link', { name: `Book ${wanted.name}`, exact: true }).click();

  await signUpToBook(page, t);

  await expect(page).toHaveURL(`/book/${first.id}?services=${wanted.id}`);
  await expect(serviceOption(page, t, wanted)).toBeChecked();
});

test('the page of a garage shows opening hours, reviews and the way there, and is accessible', async ({ page }) => {
  const { garage } = await firstGarage(page.request);
  await visit(page, `/garage/${garage.id}`);
  const hours = page.getByText(t.garage.hours.title);
  await hours.click();
  await expect(page.getByText('Wednesday')).toBeVisible();
  const directions = page.getByRole('link', { name: t.garage.directions.action });
  await expect(directions).toHaveAttribute('href', new RegExp(`${garage.latitude}%2C${garage.longitude}`));
  await expect(page.getByRole('link', { name: `Book ${garage.name}` })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('heading', { name: t.reviews.title, exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});

test(
  'a result opens the page of its garage, whose city leads back to the results',
  beforeRelease(),
  async ({ page }) => {
    await visit(page, '/services?text=Wheel+Alignment&city=Pune');
    await page.getByRole('link', { name: 'Torque House', exact: true }).click();
    await expect(page).toHaveURL(/\/garage\/[0-9a-f-]{36}$/);
    await page.getByRole('navigation', { name: t.garage.breadcrumb }).getByRole('link', { name: 'Pune' }).click();
    await expect(page).toHaveURL('/services?city=Pune');
  },
);

test(
  'the next free slot is chosen in the form that it opens',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    const { garage } = await firstGarage(page.request);
    await visit(page, `/garage/${garage.id}`);
    await page.getByRole('link', { name: t.garage.next.book }).click();
    await expect(page).toHaveURL(/\/book\/[0-9a-f-]{36}\?date=.*&time=/);
    await expect(page.getByRole('radio', { name: /AM|PM/, checked: true })).toBeVisible();
  },
);

test('a garage without a free slot says so', beforeRelease(onPhone), async ({ page }) => {
  const { garage } = await firstGarage(page.request);
  await page.route('**/api/garages/next-free?**', (route) =>
    route.fulfill({ json: [{ garageId: garage.id, slot: null }] }),
  );
  await visit(page, `/garage/${garage.id}`);
  await expect(page.getByText(t.offers.next.none)).toBeVisible();
  await expect(page.getByRole('link', { name: t.garage.next.book })).toBeHidden();
});

test('an unknown garage is not found and leads to others', beforeRelease(onPhone), async ({ page, quietConsole }) => {
  quietConsole.allow(/status of 404/);
  await visit(page, '/garage/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: t.garage.notFound.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t.garage.notFound.browse }).click();
  await expect(page).toHaveURL('/services');
});
