import { readFileSync } from 'node:fs';
import { languageCodes } from '@pahiya/contract/shared/languages';
import type english from '../../data/texts/en.json';
import type { Language } from './request-language.ts';

type Leaves<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Leaves<Node[Key]>}`;
}[keyof Node & string];

type Singular<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;

export type TextKey = Singular<Leaves<typeof english>>;

export type TextValues = Record<string, string | number>;

/** `count` selects the plural form. */
export type Translate = (key: TextKey, values?: TextValues) => string;

const placeholder = /\{\{(\w+)\}\}/g;

const translations: Record<Language, Translate> = Object.fromEntries(
  languageCodes.map((code) => [code, createTranslate(code)]),
) as Record<Language, Translate>;

export function textsOf(language: Language): Translate {
  return translations[language];
}

function createTranslate(language: Language): Translate {
  const source = new URL(`../../data/texts/${language}.json`, import.meta.url);
  const texts = new Map(flatten(JSON.parse(readFileSync(source, 'utf8'))));
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const text = texts.get(key) ?? texts.get(`${key}_${plurals.select(Number(values.count))}`);
    if (text === undefined) throw new Error(`The text ${key} is missing in ${language}`);
    return text.replace(placeholder, (_, name: string) => String(values[name] ?? ''));
  };
}

export function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}
