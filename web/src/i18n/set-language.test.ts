import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { storedLanguage } from './language-choice.ts';
import type { loadLanguage } from './load-language.ts';
import { publicNamespaces } from './namespaces.ts';
import { chooseLanguage, restoreLanguage } from './set-language.ts';

const tamil = vi.hoisted(() => Promise.withResolvers<void>());

/** Tamil loads slowly. */
vi.mock('./load-language.ts', async (importActual) => {
  const actual = await importActual<{ loadLanguage: typeof loadLanguage }>();
  return {
    loadLanguage: async (...[language, wanted]: Parameters<typeof loadLanguage>) => {
      if (language === 'ta') await tamil.promise;
      return actual.loadLanguage(language, wanted);
    },
  };
});

beforeEach(() => {
  const location = { href: 'https://pahiya.test/?lang=ta', protocol: 'https:' };
  const history = { state: null, replaceState: () => undefined };
  vi.stubGlobal('window', { location, history });
  vi.stubGlobal('document', { cookie: '' });
});

afterEach(() => vi.unstubAllGlobals());

test('of several chosen languages the last one is shown and stored, whichever texts arrive last', async () => {
  const i18n = await createI18n('en', publicNamespaces);
  const early = [restoreLanguage(i18n), chooseLanguage(i18n, 'ta')];
  await chooseLanguage(i18n, 'hi');
  tamil.resolve();
  await Promise.all(early);
  expect(i18n.language).toBe('hi');
  expect(storedLanguage()).toBe('hi');
});

test('a link shows its language without changing the chosen one', async () => {
  vi.stubGlobal('document', { cookie: 'lang=hi' });
  const i18n = await createI18n('hi', publicNamespaces);
  tamil.resolve();
  await restoreLanguage(i18n);
  expect(i18n.language).toBe('ta');
  expect(storedLanguage()).toBe('hi');
});

test('the language is stored before the change is announced', async () => {
  const i18n = await createI18n('en', publicNamespaces);
  const heard: unknown[] = [];
  i18n.subscribe(() => heard.push(storedLanguage()));
  await chooseLanguage(i18n, 'hi');
  expect(heard).toEqual(['hi']);
});

test('a chosen language comes with all names of services, because the page brought only some in its first one', async () => {
  const i18n = await createI18n('en', publicNamespaces);
  await chooseLanguage(i18n, 'hi');
  expect(Object.keys(i18n.textsOf('hi', 'catalogueNames') ?? {}).length).toBeGreaterThan(200);
});
