import { beforeRelease, expect, expectToast, onPhone, test } from '../fixtures.ts';
import { rupeesText, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const t = texts('en');

test("the server's HTML of Home contains featured and nearby garages", onPhone, async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Featured Garages');
  expect(html).toContain('Saat Taare Motor Works');
  expect(html).toContain('Nearby Garages');
  expect(html.match(/href="\/garage\/[0-9a-f-]{36}"/g)?.length).toBeGreaterThan(20);
});

test("Home lists the garages near a returning visitor's place", beforeRelease(onPhone), async ({ request }) => {
  const cookie = `place=${encodeURIComponent(JSON.stringify({ name: 'Pune', city: 'Pune' }))}`;
  const html = await (await request.get('/', { headers: { cookie } })).text();
  expect(html).toContain('Near Pune');
  expect(html).toContain('Deccan Thumper Works');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Home shows its garages, and every link has a target', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Explore these services' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Saat Taare Motor Works' }).first()).toBeVisible();
    await page.getByRole('combobox', { name: t.home.search.label }).fill('brake');
    await page.getByRole('combobox', { name: t.home.search.label }).press('Enter');
    await expect(page).toHaveURL('/services?text=brake');
  });
});

test('a visitor sees the results of a search without signing in', async ({ page }) => {
  await visit(page, '/');
  const search = page.getByRole('combobox', { name: t.home.search.label });
  await search.fill('  Clutch  ');
  await search.press('Enter');
  await expect(page).toHaveURL('/services?text=Clutch');
  await expect(page.getByRole('list', { name: /^Services at / }).first()).toContainText(/clutch/i);
  await expect(page.getByRole('list', { name: /^Services at / }).first()).toContainText('₹');
});

test('suggestions can be chosen with the keyboard, and past searches cleared', onPhone, async ({ page }) => {
  await visit(page, '/');
  const search = page.getByRole('combobox', { name: t.home.search.label });
  await search.pressSequentially('brake pa');
  const option = page.getByRole('option', { name: /Brake Pads/ }).first();
  await expect(option).toBeVisible();
  await search.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/services\?text=.*Brake\+Pads/);

  await visit(page, '/');
  await search.click();
  await expect(page.getByRole('option', { name: new RegExp(t.offers.suggest.past) })).toHaveCount(1);
  await search.press('Escape');
  const suggestions = page.getByRole('listbox').getByRole('option');
  await expect(suggestions).toHaveCount(0);
  await search.press('ArrowUp');
  await search.press('Enter');
  await expect(suggestions).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('an empty search does nothing', beforeRelease(onPhone), async ({ customerPage: page }) => {
  await visit(page, '/');
  const search = page.getByRole('combobox', { name: t.home.search.label });
  for (const text of ['', '   ']) {
    await search.fill(text);
    await search.press('Enter');
  }
  await expect(search).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('eight tiles each lead to the results for their service', beforeRelease(), async ({ page }) => {
  const tiles = ['Cleaning', 'Battery', 'AC Service', 'Clutch', 'Brake Pads', 'Tyres', 'Alignment', 'Spare Parts'];
  await visit(page, '/');
  const list = page.getByRole('region', { name: 'Explore these services' }).getByRole('listitem').getByRole('link');
  await expect(list).toHaveText(tiles);
  for (const [index, tile] of tiles.entries()) {
    const address = new URL((await list.nth(index).getAttribute('href')) ?? '', 'http://home');
    expect(address.pathname).toBe('/services');
    expect(address.searchParams.get('text')).toBe(tile);
  }
});

for (const section of ['Featured Garages', 'Nearby Garages']) {
  test(`See all lists all ${section}, and going back closes the list`, beforeRelease(), async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('region', { name: section }).getByRole('button', { name: 'See all' }).click();
    const dialog = page.getByRole('dialog', { name: section });
    await expect(dialog.getByRole('listitem')).toHaveCount(section === 'Featured Garages' ? 20 : 50);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
  });
}

test(
  'a card shows rating, offer, time and pick-up, and marks demonstration garages',
  beforeRelease(),
  async ({ page }) => {
    await visit(page, '/');
    const card = page.getByRole('list', { name: 'Featured Garages' }).getByRole('listitem').first();
    await expect(card).toContainText('4.6');
    const [{ lowestPrice }] = await (await page.request.get('/api/garages/featured')).json();
    await expect(card).toContainText(`AT ${rupeesText(lowestPrice)}`);
    await expect(card).toContainText(/\d-\d+ hours/);
    await expect(card).toContainText('Free Pick-Up');
    await expect(card.getByTitle(t.offers.card.demoText)).toBeVisible();
  },
);

test('marking a favourite requires a sign-in', beforeRelease(onPhone), async ({ page }) => {
  await visit(page, '/');
  await page
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click();
  await expectToast(page, t.offers.favourite.signIn);
  await expect(page.getByRole('button', { name: /^Favourite/ }).first()).toHaveAttribute('aria-pressed', 'false');
});

test('a favourite survives a reload and can be removed', onPhone, async ({ customerPage: page }) => {
  await visit(page, '/');
  const heart = page.getByRole('button', { name: /^Favourite/ }).first();
  await heart.click();
  await expectToast(page, t.offers.favourite.added);
  await revisit(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expectToast(page, t.offers.favourite.removed);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test(
  'a favourite that the server refuses is undone on the screen',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    await page.route('**/api/garages/*/favourite', (route) => route.abort());
    await visit(page, '/');
    const heart = page.getByRole('button', { name: /^Favourite/ }).first();
    await heart.click();
    await expectToast(page, t.offers.favourite.failed);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'garages that cannot be loaded show a message and a retry',
  beforeRelease(onPhone),
  async ({ page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    await visit(page, '/?show=location');
    await page.route('**/api/garages/nearby*', (route) => route.abort());
    await page.getByRole('combobox', { name: t.home.location.enter }).fill('Kochi');
    await page.getByRole('combobox', { name: t.home.location.enter }).press('Enter');
    await expectToast(page, 'Failed to load garages');
    await page.unroute('**/api/garages/nearby*');
    await page.getByRole('button', { name: t.common.action.retry }).click();
    await expect(page.getByText('Near Kochi')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chundan Doorstep Garage' })).toBeVisible();
  },
);
