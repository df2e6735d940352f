import { beforeRelease, expect, onPhone, test } from '../fixtures.ts';
import { visit } from '../visit.ts';

const insideTheProduct = [
  '/services/car-service/extra',
  '/community/no/where',
  '/profile/some/one',
  '/settings/old',
  '/notifications/7/8',
  '/revvy/lost/talk',
  '/book/one/two',
];

test.beforeEach(({ quietConsole }) => quietConsole.allow(/status of 404/));

test('an unknown path answers 404 and shows a message', async ({ page }) => {
  const response = await visit(page, '/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test(
  'a signed-in customer is not asked to sign in on the 404 page',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    await visit(page, '/no-such-page');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
  },
);

test('an unknown path inside the product sends a visitor to sign in', beforeRelease(onPhone), async ({ page }) => {
  for (const path of insideTheProduct) {
    await visit(page, path);
    await expect(page, path).toHaveURL('/auth');
  }
});

test(
  'an unknown path inside the product sends a signed-in customer home',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    for (const path of insideTheProduct) {
      await visit(page, path);
      await expect(page, path).toHaveURL('/');
    }
  },
);
