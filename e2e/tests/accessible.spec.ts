import type { Page } from '@playwright/test';
import { firstGarage } from '../api.ts';
import { atSizeOf, expectAccessible, expectReadable, test } from '../fixtures.ts';
import { openScreens, ownScreens, type Screen } from '../screens.ts';
import { languages, texts } from '../texts.ts';

/** The dark theme changes nothing but colours. */
async function lookAt(page: Page, { name, open }: Screen): Promise<void> {
  await test.step(name, async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page);
  });
}

/** Each size and each language once: what one of them has wrong does not hang on the other. */
for (const language of languages) {
  test.describe(`axe finds nothing, ${language}, light and dark`, atSizeOf[language], () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    test.beforeEach(async ({ context, baseURL, quietConsole }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
      quietConsole.allow(/status of (400|404|409)/);
    });

    test('on what anybody sees', async ({ page }) => {
      for (const screen of openScreens) await lookAt(page, screen);
    });

    test('on what a customer sees', async ({ customerPage: page }) => {
      const detail = await firstGarage(page.request);
      for (const screen of ownScreens(texts(language), detail)) await lookAt(page, screen);
    });
  });
}
