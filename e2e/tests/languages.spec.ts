import type { Page } from '@playwright/test';
import { isLongRun } from '../../scripts/long-run.ts';
import { signUp } from '../api.ts';
import { runDesk } from '../desk-command.ts';
import { expect, onPhone, test } from '../fixtures.ts';
import { goTo } from '../go-to.ts';
import { findInaccessibleWords } from '../inaccessible.ts';
import { findOverflow } from '../overflow.ts';
import { rememberSession } from '../remember-session.ts';
import { openPaths, ownPaths } from '../screen-paths.ts';
import { allLanguages, everyText, type Language } from '../texts.ts';
import { visitWhole } from '../visit.ts';

/** The three languages with the widest texts. All languages are walked by `npm run test:all`. */
const widest = ['ta', 'ml', 'kn'] as const;

/** Drops the other tabs, sections and dialogs of a screen. */
function onePerScreen(paths: string[]): string[] {
  return [...new Map(paths.map((path) => [path.split(/[?#]/)[0], path])).values()];
}

async function walk(page: Page, paths: string[], language: Language): Promise<Record<string, string[]>> {
  const ours = everyText(language);
  const found: Record<string, string[]> = {};
  await visitWhole(page, `/?lang=${language}`);
  for (const path of isLongRun ? paths : onePerScreen(paths)) {
    await goTo(page, path);
    const faults = await findOverflow(page, ours);
    // A check of the texts refuses missing names on every run.
    if (isLongRun) faults.push(...(await findInaccessibleWords(page)));
    if (faults.length > 0) found[path] = faults;
  }
  return found;
}

test.describe('every text fits and every control has a name on the narrowest phone', onPhone, () => {
  test.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  for (const language of isLongRun ? allLanguages : widest) {
    test(`in ${language}`, async ({ page, quietConsole }) => {
      quietConsole.allow(/status of (400|404|409)/);
      expect(await walk(page, openPaths, language)).toEqual({});
      const customer = await signUp(page.request, 'Meera Venkataraghavan Nair');
      await runDesk('grant', customer.email, 'admin');
      await rememberSession(page);
      const paths = await ownPaths(page.request, customer);
      expect(await walk(page, paths, language)).toEqual({});
    });
  }
});
