import { readFileSync } from 'node:fs';
import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';
import type { Flag, LanguagePack, Packs } from '../types.ts';
import { harmNames, intentNames, phraseNames, type TimeName, timeNames } from './names.ts';
import { readPhrases, readSign } from './signs.ts';

const folder = new URL('../../../../data/revvy/languages/', import.meta.url);

const sign = z.array(z.string().min(1)).min(1).transform(readSign);
const phrases = z.array(z.string().min(1)).transform((list) => list.flatMap(readPhrases));

const intentsFile = z.record(z.enum(intentNames), z.array(sign).min(1));
const phrasesFile = z.record(z.enum(phraseNames), z.string().min(1));
const twelve = z.array(phrases).length(12);
const named = Object.fromEntries(timeNames.map((name) => [name, phrases])) as Record<TimeName, typeof phrases>;
const timesFile = z.strictObject({ ...named, months: twelve, hours: twelve, halves: twelve });
const wordsFile = z.record(z.string(), phrases);
const redFlagsFile = z.strictObject({
  conditions: phrases,
  notNow: phrases,
  general: z.array(sign),
  present: phrases,
  mended: phrases,
  again: phrases,
  denied: phrases,
  flags: z.record(
    z.string(),
    z.strictObject({
      warning: z.string().trim().startsWith('**'),
      forBike: z.string().trim().startsWith('**').optional(),
      signs: z.array(sign).min(1),
      but: z.array(sign).default([]),
      sure: z.array(sign).default([]),
    }),
  ),
});

const harmFile = z.strictObject({
  wish: phrases,
  help: phrases,
  hiding: phrases,
  rules: z.record(z.enum(harmNames), z.array(sign).min(1)),
});

/** Throws if a file is missing or damaged; call it once, at start-up. */
export function loadPacks(): Packs {
  return Object.fromEntries(revvyLanguages.map((language) => [language, loadPack(language)])) as Packs;
}

export function loadPack(language: RevvyLanguage): LanguagePack {
  const { flags, ...rest } = read(language, 'red-flags', redFlagsFile);
  const { rules, ...marks } = read(language, 'harm', harmFile);
  return {
    language,
    phrases: read(language, 'phrases', phrasesFile),
    intents: read(language, 'intents', intentsFile),
    times: read(language, 'times', timesFile),
    words: Object.entries(read(language, 'words', wordsFile)).map(([search, meant]) => ({ search, phrases: meant })),
    ...rest,
    electric: readNames('electric-vehicles').flatMap(readPhrases),
    harm: { ...marks, rules: Object.entries(rules).map(([id, signs]) => ({ id, signs })) },
    flags: Object.entries(flags).map(([id, flag]): Flag => ({ id, ...flag })),
  };
}

function read<Schema extends z.ZodType>(language: RevvyLanguage, name: string, schema: Schema): z.output<Schema> {
  const file = new URL(`${language}/${name}.yaml`, folder);
  const yaml = readFileSync(file, 'utf8')
    .replaceAll('<city>', () => readNames('cities').join('|'))
    .replaceAll('<electric>', () => readNames('electric-vehicles').join('|'));
  const { success, data, error } = schema.safeParse(parseYaml(yaml));
  if (!success) throw new Error(`${file.pathname}: ${z.prettifyError(error)}`);
  return data;
}

/** `<city>` and `<electric>` in a sign stand for any of these. */
export function readNames(name: 'cities' | 'electric-vehicles'): string[] {
  const file = new URL(`../${name}.yaml`, folder);
  return z.array(z.string().min(1)).parse(parseYaml(readFileSync(file, 'utf8')));
}
