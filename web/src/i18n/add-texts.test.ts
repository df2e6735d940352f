import { expect, test } from 'vitest';
import { addTexts, bringTexts } from './add-texts.ts';
import { createI18n } from './create-i18n.ts';
import type { I18n } from './i18n.ts';
import { namespaces, publicNamespaces } from './namespaces.ts';

async function chooseHindi(i18n: I18n) {
  await addTexts(i18n, 'hi');
  i18n.changeLanguage('hi');
}

test('texts of guarded pages load when they are needed', async () => {
  const i18n = await createI18n('en', publicNamespaces);
  expect(i18n.textsOf('en', 'booking')).toBeUndefined();
  await bringTexts(i18n, ['booking']);
  expect(i18n.t('booking:title')).toBe('Book Service');
});

test('changing the language loads only the namespaces in use', async () => {
  const i18n = await createI18n('en', publicNamespaces);
  await chooseHindi(i18n);
  expect(namespaces.filter((name) => i18n.textsOf('hi', name))).toEqual(publicNamespaces);
});

test('a language chosen while more texts load gets them too', async () => {
  const i18n = await createI18n('en', publicNamespaces);
  await Promise.all([bringTexts(i18n, ['booking']), chooseHindi(i18n)]);
  expect(i18n.language).toBe('hi');
  expect(i18n.textsOf('hi', 'booking')).toBeDefined();
});
