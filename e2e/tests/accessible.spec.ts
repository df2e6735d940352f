import { firstGarage } from '../api.ts';
import { expectAccessible, test } from '../fixtures.ts';
import { openScreens, ownScreens } from '../screens.ts';
import { texts } from '../texts.ts';

/** Every pair of theme and language once, and each of them at both sizes: a scan of all screens takes its time. */
const looks = [
  { size: 'phone', language: 'en', colorScheme: 'light' },
  { size: 'phone', language: 'hi', colorScheme: 'dark' },
  { size: 'desktop', language: 'en', colorScheme: 'dark' },
  { size: 'desktop', language: 'hi', colorScheme: 'light' },
] as const;

for (const { size, language, colorScheme } of looks) {
  test.describe(`axe finds nothing, ${size}, ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    test.beforeEach(async ({ context, baseURL, quietConsole }, testInfo) => {
      test.skip(testInfo.project.name !== size, 'The other size has this look');
      await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
      quietConsole.allow(/status of (400|404|409)/);
    });

    test('on what anybody sees', async ({ page }) => {
      for (const { name, open } of openScreens) {
        await test.step(name, async () => {
          await open(page);
          await expectAccessible(page);
        });
      }
    });

    test('on what a customer sees', async ({ customerPage: page }) => {
      const detail = await firstGarage(page.request);
      for (const { name, open } of ownScreens(texts(language), detail)) {
        await test.step(name, async () => {
          await open(page);
          await expectAccessible(page);
        });
      }
    });
  });
}
