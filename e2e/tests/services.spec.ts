import type { Page } from '@playwright/test';
import { beforeRelease, expect, onPhone, test } from '../fixtures.ts';
import { texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const t = texts('en').services;

function hits(page: Page) {
  return page.getByRole('main').getByRole('link', { name: /^Book / });
}

function searchBox(page: Page) {
  return page.getByRole('combobox', { name: t.search.label });
}

test("the server's HTML of the services contains garages and prices", onPhone, async ({ request }) => {
  const html = await (await request.get('/services?text=brake&city=Pune')).text();
  expect(html).toContain('Torque House');
  expect(html).toMatch(/Brake Pads[^₹]*₹\d/);
  expect(html).not.toContain('Saat Taare Motor Works');
});

test('typing searches, and the address keeps the text', async ({ page }) => {
  await visit(page, '/services');
  await searchBox(page).fill('clutch');
  await expect(page).toHaveURL('/services?text=clutch');
  const services = page.getByRole('list', { name: /^Services at / });
  await expect(services.first()).toContainText(/clutch/i);
  await revisit(page);
  await expect(searchBox(page)).toHaveValue('clutch');
  await expect(services.first()).toContainText(/clutch/i);
});

test('filters are kept in the address, can be combined, and can be removed one by one', async ({ page }) => {
  await visit(page, '/services');
  await page.getByRole('list', { name: t.filter.vehicle }).getByRole('link', { name: 'Bike' }).click();
  await expect(page).toHaveURL('/services?vehicleType=bike');
  await page.getByRole('list', { name: t.filter.category }).getByRole('link', { name: 'Doorstep service' }).click();
  await expect(page).toHaveURL('/services?vehicleType=bike&category=doorstep-service');
  await expect(hits(page).first()).toBeVisible();
  await page.getByRole('combobox', { name: texts('en').offers.city.label }).fill('nagp');
  await page.getByRole('option', { name: /^Nagpur/ }).click();
  await expect(page).toHaveURL(/city=Nagpur/);
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toHaveAccessibleName('Book Tarri Doorstep Motors');
  await expect(page.getByRole('status').filter({ hasText: '1 garage' })).toBeVisible();

  const active = page.getByRole('list', { name: texts('en').search.summary.label });
  await active.getByRole('link', { name: 'Nagpur' }).click();
  await expect(page).not.toHaveURL(/city/);
  await page.goBack();
  await expect(hits(page)).toHaveCount(1);
  await active.getByRole('link', { name: texts('en').search.summary.clear }).click();
  await expect(page).toHaveURL('/services');
  await expect(active).toBeHidden();
});

test('results are ordered by price, and show their next free time', onPhone, async ({ page }) => {
  await visit(page, '/services?text=Wheel+Alignment');
  await expect(page.getByText(/^Free (today|tomorrow|[A-Z])/).first()).toBeVisible();
  await page.getByRole('combobox', { name: t.sort.label }).selectOption(t.sort.price);
  await expect(page).toHaveURL(/order=price/);
  await expect(async () => {
    const services = page.getByRole('list', { name: /^Services at / });
    const prices = await services.evaluateAll((lists) =>
      lists.map((list) => Number(/₹([\d,]+)/.exec(list.textContent ?? '')?.[1]?.replace(/,/g, ''))),
    );
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }).toPass();
});

test('a city that is found late does not overwrite newer input', beforeRelease(onPhone), async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/locations/search?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(page, '/services');
  const city = page.getByRole('combobox', { name: texts('en').offers.city.label });
  await city.fill('Jaipur');
  await city.press('Enter');
  await city.fill('nagp');
  held.resolve();
  await expect(page.getByRole('option', { name: /^Nagpur/ })).toBeVisible();
  await expect(city).toHaveValue('nagp');
  await expect(page).toHaveURL('/services');
});

test('a city that is found late does not undo a navigation', beforeRelease(onPhone), async ({ page }) => {
  await page.route('**/api/locations/search?*', () => new Promise(() => undefined));
  await visit(page, '/services');
  await page.getByRole('combobox', { name: texts('en').offers.city.label }).fill('Jaipur');
  const footer = page.getByRole('navigation', { name: texts('en').common.nav.footer });
  await footer.getByRole('link', { name: texts('en').offers.category['car-service'] }).click();
  const { heading } = texts('en').carService;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL('/car-service');
});

test('the list loads more while scrolling, and shows no garage twice', beforeRelease(), async ({ page }) => {
  await visit(page, '/services');
  await expect(hits(page).first()).toBeVisible();
  const first = await hits(page).count();
  await expect(async () => {
    await hits(page).last().scrollIntoViewIfNeeded();
    expect(await hits(page).count()).toBeGreaterThan(first);
  }).toPass();
  const names = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(names).size).toBe(names.length);
});

test('a next page that fails shows a message and a retry', beforeRelease(onPhone), async ({ page, quietConsole }) => {
  quietConsole.allow(/ERR_FAILED/);
  await visit(page, '/services');
  await page.route('**/api/garages/search?*cursor=*', (route) => route.abort());
  await hits(page).last().scrollIntoViewIfNeeded();
  const retry = page.getByRole('button', { name: texts('en').common.action.retry });
  await expect(retry).toBeVisible();
  const before = await hits(page).count();
  await page.unroute('**/api/garages/search?*cursor=*');
  await retry.click();
  await expect.poll(() => hits(page).count()).toBeGreaterThan(before);
});

test('a search without results shows a message and further links', beforeRelease(onPhone), async ({ page }) => {
  await visit(page, '/services?text=submarine&city=Kochi');
  await expect(page.getByRole('heading', { name: 'No garages in Kochi match this search' })).toBeVisible();
  await page.getByRole('link', { name: texts('en').search.empty.clear }).click();
  await expect(page).toHaveURL('/services?city=Kochi');
  await expect(hits(page).first()).toBeVisible();
});

test('a service leads to its booking page at its garage', beforeRelease(onPhone), async ({ customerPage: page }) => {
  await visit(page, '/services?text=Wheel+Alignment&city=Pune');
  const service = page.getByRole('list', { name: 'Services at Torque House' }).getByRole('link').first();
  const [name = ''] = ((await service.textContent()) ?? '').split('₹');
  await service.click();
  await expect(page).toHaveURL(/\/book\/[0-9a-f-]{36}\?search=/);
  const search = page.getByRole('textbox', { name: texts('en').booking.services.search });
  await expect(search).toHaveValue(name.trim());
  await expect(page.getByText('Torque House')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search and the filters work as plain links and forms', onPhone, async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('main').getByRole('link', { name: 'Car modifications' }).click();
    await expect(page).toHaveURL('/services?category=car-modifications');
    await searchBox(page).fill('wrap');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/text=wrap/);
    await expect(page).toHaveURL(/category=car-modifications/);
  });
});
