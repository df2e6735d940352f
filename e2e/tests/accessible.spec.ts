import type { Page } from '@playwright/test';
import { firstGarage } from '../api.ts';
import { atSizeOf, beforeRelease, expectAccessible, expectReadableInTheDark, test } from '../fixtures.ts';
import type { Screen } from '../screen.ts';
import { ownStates } from '../screens.ts';
import { languages, texts } from '../texts.ts';

/** Checks only colours in the dark theme, because nothing else differs. */
async function lookAt(page: Page, { name, open }: Screen): Promise<void> {
  await test.step(name, async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page);
    await expectAccessible(page);
    await expectReadableInTheDark(page);
  });
}

for (const language of languages) {
  test.describe(`axe finds nothing, ${language}, light and dark`, beforeRelease(atSizeOf[language]), () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    test('in states of screens that no address leads to', async ({
      customerPage: page,
      context,
      baseURL,
      quietConsole,
    }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
      quietConsole.allow(/status of (400|404|409)/);
      const detail = await firstGarage(page.request);
      for (const screen of ownStates(texts(language), detail)) await lookAt(page, screen);
    });
  });
}
