import type { Page } from '@playwright/test';
import { beforeRelease, expect, expectToast, test } from '../fixtures.ts';
import { setLanguage } from '../set-language.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const t = texts('en');

/** A browser whose speech recognition returns `transcript`, or an error for null. */
async function fakeRecognition(page: Page, transcript: string | null): Promise<void> {
  await page.addInitScript((text) => {
    class Recognition {
      lang = '';
      onresult: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      start() {
        document.documentElement.dataset.voiceLanguage = this.lang;
        queueMicrotask(() => {
          if (text === null) this.onerror?.({ error: 'no-speech' });
          else this.onresult?.({ results: [[{ transcript: text }]] });
        });
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  }, transcript);
}

test('the search listens in Indian English and fills in the spoken text', async ({ page }) => {
  await fakeRecognition(page, 'brake pads');
  await visit(page, '/');
  await page.getByRole('button', { name: t.common.voice.start }).click();
  await expectToast(page, 'Voice search detected');
  await expect(page.getByRole('combobox', { name: t.home.search.label })).toHaveValue('brake pads');
  await expect(page.locator('html')).toHaveAttribute('data-voice-language', 'en-IN');
});

test('the search listens in the language of the page', beforeRelease(), async ({ page }) => {
  const tamil = texts('ta');
  await fakeRecognition(page, 'பிரேக்');
  await setLanguage(page, 'ta');
  await page.getByRole('button', { name: tamil.common.voice.start }).click();
  await expect(page.getByRole('combobox', { name: tamil.home.search.label })).toHaveValue('பிரேக்');
  await expect(page.locator('html')).toHaveAttribute('data-voice-language', 'ta-IN');
});

test('noise is reported as a failed voice search', beforeRelease(), async ({ page }) => {
  await fakeRecognition(page, null);
  await visit(page, '/');
  await page.getByRole('button', { name: t.common.voice.start }).click();
  await expectToast(page, 'Voice search failed');
});

test('a browser without speech recognition shows a message', beforeRelease(), async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await visit(page, '/');
  await page.getByRole('button', { name: t.common.voice.start }).click();
  await expectToast(page, 'Voice search not supported');
});

test('a place can be entered by voice', beforeRelease(), async ({ page }) => {
  await fakeRecognition(page, 'Surat');
  await visit(page, '/?show=location');
  const dialog = page.getByRole('dialog', { name: t.home.location.title });
  await dialog.getByRole('button', { name: t.common.voice.start }).click();
  await expect(dialog.getByRole('combobox')).toHaveValue('Surat');
});
