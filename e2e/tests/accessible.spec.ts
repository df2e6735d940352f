import { featuredGarages, garageById } from '../api.ts';
import { expectAccessible, test } from '../fixtures.ts';
import { openScreens, ownScreens } from '../screens.ts';
import { languages, texts } from '../texts.ts';

for (const language of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
      test.slow();

      test.beforeEach(async ({ context, baseURL, quietConsole }) => {
        await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
        quietConsole.allow(/status of (400|404|409)/);
      });

      test(`axe finds nothing on what anybody sees (${language}, ${colorScheme})`, async ({ page }) => {
        for (const { name, open } of openScreens) {
          await test.step(name, async () => {
            await open(page);
            await expectAccessible(page);
          });
        }
      });

      test(`axe finds nothing on what a customer sees (${language}, ${colorScheme})`, async ({
        customerPage: page,
      }) => {
        const [first] = await featuredGarages(page.request);
        const detail = await garageById(page.request, first?.id ?? '');
        for (const { name, open } of ownScreens(texts(language), detail)) {
          await test.step(name, async () => {
            await open(page);
            await expectAccessible(page);
          });
        }
      });
    });
  }
}
