import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextTree } from './find-text.ts';
import type { LanguageTexts } from './i18n.ts';
import { type LanguageCode, languages } from './languages.ts';
import { createTranslate } from './translate.ts';

function textsIn(language: LanguageCode): LanguageTexts {
  const folder = new URL(`locales/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
  );
}

function flatten(node: string | TextTree, path = ''): [key: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}

/** Translates with only these texts of `common`. */
function translateBy(texts: Partial<Record<LanguageCode, TextTree>>, language: LanguageCode = 'en') {
  return createTranslate((of, namespace) => (namespace === 'common' ? texts[of] : undefined), language, 'common');
}

/** Lists which of the counts below take the form for one thing (CLDR 48). */
const ones = {
  en: [1],
  hi: [0, 0.5, 1],
  mr: [1],
  bn: [0, 0.5, 1],
  ta: [1],
  te: [1],
  gu: [0, 0.5, 1],
  kn: [0, 0.5, 1],
  ml: [1],
  pa: [0, 1],
} satisfies Record<LanguageCode, number[]>;
const counts = [0, 0.5, 1, 1.5, 2, 3, 10, 11, 21, 100, 101, 1_000_000];

describe.each(languages)('in $code', ({ code: language }) => {
  const numbers: number[] = ones[language];
  const texts = textsIn(language);
  const everyText = Object.entries(texts).flatMap(([namespace, tree]) =>
    flatten(tree).map(([key, text]) => ({ namespace, key, text, tree })),
  );

  test('every text with plural forms uses the one that matches its number', () => {
    const plurals = everyText.filter(({ key }) => key.endsWith('_other'));
    expect(plurals.length).toBeGreaterThan(40);
    for (const { namespace, key, tree, text } of plurals) {
      const t = createTranslate((of, name) => (of === language ? texts[name] : undefined), language, namespace);
      const one = new Map(flatten(tree)).get(key.replace(/_other$/, '_one')) ?? 'missing';
      for (const count of counts) {
        const form = numbers.includes(count) ? one : text;
        expect(t(key.replace(/_other$/, ''), { count })).toBe(form.replaceAll('{{count}}', String(count)));
      }
    }
  });

  test('every text is found by its key, from its own namespace and from another one', () => {
    for (const { namespace, key, text } of everyText) {
      const find = (from: string) => createTranslate((_, name) => texts[name], language, from);
      expect(find(namespace)(key)).toBe(text);
      expect(find('common')(`${namespace}:${key}`)).toBe(text);
    }
  });
});

describe('the values of a text', () => {
  const t = translateBy({ en: { greeting: 'Hello {{name}}, {{ name }}!', cost: '{{count}} for {{price}}' } });

  test.each<[string | number | null | undefined, string]>([
    ['$& $1 $$ $`', '$& $1 $$ $`'],
    ['{{name}}', '{{name}}'],
    ['{{ {{name}} }}', '{{ {{name}} }}'],
    ['$t(common:cost)', '$t(common:cost)'],
    ['<b>&amp;</b>', '<b>&amp;</b>'],
    ['', ''],
    [0, '0'],
    [12_345.5, '12345.5'],
    [null, ''],
    [undefined, ''],
  ])('%j is shown as it is', (name, shown) => {
    expect(t('greeting', { name })).toBe(`Hello ${shown}, ${shown}!`);
  });

  test('any value is shown as it is', () => {
    fc.assert(fc.property(fc.string(), (name) => t('greeting', { name }) === `Hello ${name}, ${name}!`));
  });

  test('a placeholder without a value stays, and superfluous values change nothing', () => {
    expect(t('cost', { count: 3, name: 'Asha' })).toBe('3 for {{price}}');
    expect(t('cost', { constructor: 'x' })).toBe('{{count}} for {{price}}');
    expect(t('greeting')).toBe('Hello {{name}}, {{ name }}!');
  });
});

describe('a key', () => {
  test('without a text is shown as it is, without its namespace', () => {
    const t = translateBy({ en: { action: { close: 'Close' } } });
    expect(['nothing', 'action', 'action.close.now', 'common:no.text', 'home:title', ''].map((key) => t(key))).toEqual([
      'nothing',
      'action',
      'action.close.now',
      'no.text',
      'title',
      '',
    ]);
    expect(['constructor', 'toString.name', '__proto__'].map((key) => t(key))).toEqual([
      'constructor',
      'toString.name',
      '__proto__',
    ]);
  });

  test('without a text in the language has the English one, with the English plural form', () => {
    const en = { close: 'Close', cars_one: '{{count}} car', cars_other: '{{count}} cars' };
    const t = translateBy({ en, hi: { close: '' } }, 'hi');
    expect([t('close'), t('cars', { count: 0 }), t('cars', { count: 1 })]).toEqual(['Close', '0 cars', '1 car']);
  });

  test('without plural forms takes a count as any other value', () => {
    expect(translateBy({ en: { seats: 'Seats: {{count}}' } })('seats', { count: 1 })).toBe('Seats: 1');
  });
});
