import type { Page } from '@playwright/test';
import { beforeRelease, expect, expectToast, test } from '../fixtures.ts';
import { fill, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const t = texts('en').home;

async function openDialog(page: Page): Promise<void> {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: t.location.none }).click();
  await expect(page.getByRole('dialog', { name: t.location.title })).toBeVisible();
}

function field(page: Page) {
  return page.getByRole('combobox', { name: t.location.enter });
}

function nearby(page: Page) {
  return page.getByRole('region', { name: t.nearby.title });
}

test.describe('a device that shares its position', beforeRelease(), () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 18.5204, longitude: 73.8567 } });

  test('leads to the garages of that city even when no geocoder answers', async ({ page }) => {
    await openDialog(page);
    await page.getByRole('button', { name: t.location.device }).click();
    await expectToast(page, 'Location detected');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('banner')).toContainText('Pune');
    await expect(nearby(page).getByRole('listitem').first()).toContainText('Pune');
    await expect(nearby(page).getByRole('listitem').first()).toContainText(/\d (km|m)/);
  });
});

test('a denied permission shows its text, and the dialog stays', async ({ page }) => {
  await openDialog(page);
  await page.getByRole('button', { name: t.location.device }).click();
  const text = 'Location access denied. Please enable location permissions.';
  await expectToast(page, text);
  await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
});

test('a browser without geolocation shows its text', beforeRelease(), async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
  });
  await openDialog(page);
  await page.getByRole('button', { name: t.location.device }).click();
  await expectToast(page, 'Geolocation is not supported by this browser');
});

for (const [code, text] of [
  [2, 'Location unavailable. Please try again.'],
  [3, 'Location request timed out. Please try again.'],
  [0, 'Failed to get your location'],
] as const) {
  test(`a position error with code ${code} shows “${text}”`, beforeRelease(), async ({ page }) => {
    await page.addInitScript((failure) => {
      const getCurrentPosition = (_: PositionCallback, fail: (error: { code: number }) => void) =>
        fail({ code: failure });
      Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => ({ getCurrentPosition }) });
    }, code);
    await openDialog(page);
    await page.getByRole('button', { name: t.location.device }).click();
    await expectToast(page, text);
  });
}

test('a typed area is suggested and chosen, and the garages around it are listed', async ({ page }) => {
  await openDialog(page);
  await field(page).fill('koramang');
  await page.getByRole('option', { name: /Koramangala/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('Koramangala');
  await expect(nearby(page)).toContainText('Near Koramangala');
  await expect(nearby(page).getByRole('listitem').first()).toContainText('Bengaluru');
});

test(
  'a chosen place shows its featured garages, however far the row was scrolled before',
  beforeRelease(),
  async ({ page }) => {
    await visit(page, '/');
    const row = page.getByRole('list', { name: t.featured.title });
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect(row.getByRole('listitem').first()).not.toBeInViewport();
    await page.getByRole('banner').getByRole('button', { name: t.location.none }).click();
    await field(page).fill('Pune');
    await field(page).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(row.getByRole('listitem').first()).toContainText('Pune');
    await expect(row.getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
  },
);

test('a blank place is ignored', beforeRelease(), async ({ page }) => {
  await openDialog(page);
  await field(page).fill('   ');
  await expect(page.getByRole('button', { name: t.location.submit, exact: true }).last()).toBeDisabled();
  await field(page).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('region', { name: t.location.saved })).toBeHidden();
});

test('saved places have no duplicates, survive a reload and can be removed', beforeRelease(), async ({ page }) => {
  await openDialog(page);
  for (const name of ['Pune', 'Jaipur', 'pune']) {
    await field(page).fill(name);
    await field(page).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('banner')).toContainText(new RegExp(name, 'i'));
    await page.getByRole('banner').getByRole('button', { name: t.location.button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await revisit(page);
  const saved = page.getByRole('region', { name: t.location.saved });
  await expect(saved.getByRole('listitem')).toHaveText([/^pune$/i, /^Jaipur$/]);
  await saved.getByRole('button', { name: 'Remove Jaipur' }).click();
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await saved.getByRole('button', { name: /^Use pune/i }).click();
  await expect(nearby(page)).toContainText(/Near pune/i);
});

test(
  'leaving the dialog before a place is found causes no later navigation',
  beforeRelease(),
  async ({ page, context }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/locations/search?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await openDialog(page);
    await field(page).fill('Jaipur');
    await field(page).press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const footer = page.getByRole('navigation', { name: texts('en').common.nav.footer });
    await footer.getByRole('link', { name: texts('en').offers.category['car-service'] }).click();
    const { heading } = texts('en').carService;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    held.resolve();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('place');
    await expect(page).toHaveURL('/car-service');
  },
);

test('a place without garages shows a Hinglish message and offers another place', beforeRelease(), async ({ page }) => {
  await openDialog(page);
  await field(page).fill('Rampur Kalan');
  await field(page).press('Enter');
  await expect(page.getByText(fill(t.location.notKnown, { text: 'Rampur Kalan' }))).toBeVisible();
  await expect(page.getByRole('listbox')).toBeHidden();
  await field(page).press('Enter');
  await expect(
    nearby(page).getByRole('heading', { name: 'Arre yaar, yahan abhi koi garage nahi mila!' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Pick Another Location' }).click();
  const dialog = page.getByRole('dialog', { name: t.location.title });
  await dialog.getByRole('button', { name: t.location.everywhere }).click();
  await expect(nearby(page).getByRole('listitem').first()).toBeVisible();
});
