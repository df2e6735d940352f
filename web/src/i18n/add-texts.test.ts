import type { i18n } from 'i18next';
import { expect, test } from 'vitest';
import { addTexts, bringTexts } from './add-texts.ts';
import { createI18n } from './create-i18n.ts';
import { namespaces, publicNamespaces } from './namespaces.ts';

async function createVisitor() {
  const i18n = await createI18n('en');
  i18n.options.ns = [...publicNamespaces];
  i18n.removeResourceBundle('en', 'booking');
  return i18n;
}

async function chooseHindi(i18n: i18n) {
  await addTexts(i18n, 'hi');
  await i18n.changeLanguage('hi');
}

test('texts of guarded pages load when they are needed', async () => {
  const i18n = await createVisitor();
  expect(i18n.hasResourceBundle('en', 'booking')).toBe(false);
  await bringTexts(i18n, ['booking']);
  expect(i18n.t('booking:title')).toBe('Book Service');
});

test('changing the language loads only the namespaces in use', async () => {
  const i18n = await createVisitor();
  await chooseHindi(i18n);
  expect(namespaces.filter((name) => i18n.hasResourceBundle('hi', name))).toEqual(publicNamespaces);
});

test('a language chosen while more texts load gets them too', async () => {
  const i18n = await createVisitor();
  await Promise.all([bringTexts(i18n, ['booking']), chooseHindi(i18n)]);
  expect(i18n.language).toBe('hi');
  expect(i18n.hasResourceBundle('hi', 'booking')).toBe(true);
});
