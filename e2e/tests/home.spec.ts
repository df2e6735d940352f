import { expect, expectAccessible, test } from '../fixtures.ts';

test('Home arrives from the server with garages in its HTML', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Torque House');
});

test('Home has nothing for axe to find', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
