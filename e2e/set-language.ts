import type { Page } from '@playwright/test';
import type { Language } from './texts.ts';
import { visit } from './visit.ts';

/** Stores the language on the device, as if a person had chosen it, and opens the home page in it. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await visit(page, '/');
  await page.evaluate((chosen) => {
    window.localStorage.setItem('lang', chosen);
    // biome-ignore lint/suspicious/noDocumentCookie: as the product keeps it
    document.cookie = `lang=${chosen}; Path=/; SameSite=Lax`;
  }, language);
  await visit(page, '/');
}
