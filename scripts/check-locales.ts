import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { languages } from '../web/src/i18n/languages.ts';
import { writtenNamespaces } from '../web/src/i18n/namespaces.ts';

type Texts = ReadonlyMap<string, string>;

const folder = new URL('../web/src/i18n/locales/', import.meta.url);
const source = 'en';

const alike = new Set([
  'Revvy',
  'Google',
  'UPI',
  'SUV',
  'PUC',
  'CNG',
  'LPG',
  '404',
  'WhatsApp',
  'X',
  'Facebook',
  'LinkedIn',
]);
const pluralForm = /_(zero|one|two|few|many|other)$/;

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}

function readTexts(language: string, namespace: string): Texts | null {
  try {
    return new Map(flatten(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8'))));
  } catch {
    return null;
  }
}

function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name);
  const tags = [...text.matchAll(/<\/?\w+>/g)].map(([tag]) => tag);
  return [...new Set([...names, ...tags])].sort().join(', ');
}

/** A key with plural forms needs every form of the language. */
function expectedKeys(english: Texts, language: string): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return new Set(
    [...english.keys()].flatMap((key) =>
      pluralForm.test(key) ? forms.map((form) => key.replace(pluralForm, `_${form}`)) : [key],
    ),
  );
}

/** A form for one thing may have the number as a word: "another". */
function judge(key: string, text: string, english: string | undefined): string | null {
  if (text.trim() === '') return 'is empty';
  if (/\{\{(?!\s*\w+\s*\}\})|(?<!\{)\{(?!\{)/.test(text)) return 'has a broken placeholder';
  if (english === undefined || english === text) return null;
  const [wanted, given] = [placeholders(english), placeholders(text)];
  const isWord = key.endsWith('_one') && wanted === placeholders(`${text} {{count}}`);
  return wanted === given || isWord ? null : `has the placeholders {${given}} instead of {${wanted}}`;
}

function isUntranslated(text: string, english: string | undefined): boolean {
  const words = text.replace(/\{\{[^}]*\}\}/g, '');
  return text === english && !alike.has(text) && /\p{Letter}/u.test(words);
}

export function compareTexts(texts: Texts, english: Texts, language: string): string[] {
  const expected = expectedKeys(english, language);
  const faults = [...expected].filter((key) => !texts.has(key)).map((key) => `${key} is missing`);
  for (const [key, text] of texts) {
    const original = english.get(key) ?? english.get(key.replace(pluralForm, '_other'));
    if (!expected.has(key)) faults.push(`${key} is not in English`);
    else if (judge(key, text, original)) faults.push(`${key} ${judge(key, text, original)}`);
    else if (language !== source && isUntranslated(text, original)) faults.push(`${key} is the English text`);
  }
  return faults;
}

const closeButton = 'common.action.close';

const outsideDialogs = new Set(['common.notices.dismiss', 'factor.on.turnOff', 'notifications.push.turnOff']);

/** No other button of a dialog may have the close button's name, for screen readers and voice control. */
export function findCloseNames(texts: Texts): string[] {
  return [...texts]
    .filter(([key, text]) => text === texts.get(closeButton) && key !== closeButton && !outsideDialogs.has(key))
    .map(([key]) => `${key} is the name of the button that closes a dialog`);
}

function allTexts(language: string): Texts {
  return new Map(
    writtenNamespaces.flatMap((namespace) =>
      [...(readTexts(language, namespace) ?? [])].map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  );
}

function checkLanguage(language: string): string[] {
  const closeNames = findCloseNames(allTexts(language)).map((fault) => `${language}: ${fault}`);
  const faults = writtenNamespaces.flatMap((namespace) => {
    const texts = readTexts(language, namespace);
    const english = readTexts(source, namespace);
    const name = `${language}/${namespace}.json`;
    if (!texts || !english) return [`${name} is missing or is not JSON`];
    return compareTexts(texts, english, language).map((fault) => `${name}: ${fault}`);
  });
  return [...faults, ...closeNames];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const listed: string[] = languages.map(({ code }) => code);
  const unlisted = readdirSync(folder).filter((language) => !listed.includes(language));
  const faults = [
    ...listed.flatMap(checkLanguage),
    ...unlisted.map((language) => `${language}/ is not in web/src/i18n/languages.ts`),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
  else process.stdout.write('locales: complete\n');
}
