import { Suspense, use } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { I18nProvider } from './i18n-provider.tsx';
import type { LanguageCode } from './languages.ts';
import { useTranslation } from './use-translation.ts';

const close = { en: 'Close', hi: 'बंद करें' };

function Close() {
  return useTranslation('common').t('action.close');
}

function CloseAfter({ wait }: { wait: Promise<void> }) {
  use(wait);
  return <Close />;
}

async function startPage(language: LanguageCode, wait: Promise<void>) {
  return await renderToReadableStream(
    <I18nProvider i18n={await createI18n(language)}>
      <Close />
      <Suspense>
        <CloseAfter wait={wait} />
      </Suspense>
    </I18nProvider>,
  );
}

test('two pages rendered at the same time keep their languages', async () => {
  const wait = { en: Promise.withResolvers<void>(), hi: Promise.withResolvers<void>() };
  const english = await startPage('en', wait.en.promise);
  const hindi = await startPage('hi', wait.hi.promise);
  wait.hi.resolve();
  wait.en.resolve();
  const [englishText, hindiText] = await Promise.all([english, hindi].map((page) => new Response(page).text()));
  expect(englishText?.split(close.en)).toHaveLength(3);
  expect(englishText).not.toContain(close.hi);
  expect(hindiText?.split(close.hi)).toHaveLength(3);
  expect(hindiText).not.toContain(close.en);
});

test('components keep the same function for a namespace until the language changes', async () => {
  const i18n = await createI18n('en');
  const heard: string[] = [];
  const stop = i18n.subscribe(() => heard.push(i18n.t('action.close')));
  const english = i18n.translator('home');
  expect(i18n.translator('home')).toBe(english);
  expect(i18n.translator('common')).not.toBe(english);
  i18n.addTexts('hi', { common: { action: { close: close.hi } } });
  i18n.changeLanguage('hi');
  stop();
  i18n.changeLanguage('en');
  expect(heard).toEqual([close.hi]);
  expect(i18n.translator('home')).not.toBe(english);
  expect(i18n.t('action.close')).toBe(close.en);
});

function Mistyped() {
  const { t } = useTranslation('home');
  const { t: both } = useTranslation(['home', 'common']);
  // @ts-expect-error: there is no such key
  const mistyped = t('head.titel');
  // @ts-expect-error: only `home` was asked for
  const foreign = t('common:action.close');
  // @ts-expect-error: without its namespace it is a key of `home`
  const bare = both('action.close');
  // @ts-expect-error: there is no such namespace
  useTranslation('homes');
  return [mistyped, foreign, bare, t('head.title'), both('common:action.close')].join('|');
}

test('a mistyped key, or one of a namespace that was not asked for, does not compile', async () => {
  const page = await renderToReadableStream(
    <I18nProvider i18n={await createI18n('en')}>
      <Mistyped />
    </I18nProvider>,
  );
  expect(await new Response(page).text()).toMatch(/^head\.titel\|Close\|action\.close\|.+\|Close$/);
});
