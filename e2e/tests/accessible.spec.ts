import type { Page } from '@playwright/test';
import { firstGarage } from '../api.ts';
import { atSizeOf, expectAccessible, expectReadableInTheDark, test } from '../fixtures.ts';
import { openScreens, ownScreens, type Screen } from '../screens.ts';
import { languages, texts } from '../texts.ts';

/** The dark theme changes nothing but colours. */
async function lookAt(page: Page, { name, open }: Screen): Promise<void> {
  await test.step(name, async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page);
    await expectAccessible(page);
    await expectReadableInTheDark(page);
  });
}

/** With these the parts of the lists begin: one test of all screens would be the last one to end. */
const firsts = ['home', 'landing-car', 'auth-login', 'profile-empty', 'revvy', 'book'];

/** From this screen up to where the next part begins. */
function partFrom(screens: Screen[], first: string): Screen[] {
  const start = screens.findIndex(({ name }) => name === first);
  const length = screens.slice(start + 1).findIndex(({ name }) => firsts.includes(name));
  if (start < 0) throw new Error(`No screen is called ${first}`);
  return length < 0 ? screens.slice(start) : screens.slice(start, start + 1 + length);
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

    for (const first of ['home', 'landing-car', 'auth-login']) {
      test(`on what anybody sees, from ${first} on`, async ({ page }) => {
        for (const screen of partFrom(openScreens, first)) await lookAt(page, screen);
      });
    }

    for (const first of ['profile-empty', 'revvy', 'book']) {
      test(`on what a customer sees, from ${first} on`, async ({ customerPage: page }) => {
        const detail = await firstGarage(page.request);
        for (const screen of partFrom(ownScreens(texts(language), detail), first)) await lookAt(page, screen);
      });
    }
  });
}
