import { readFileSync } from 'node:fs';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';
import { createPauses } from '../../../platform/event-loop/pauses.ts';
import { indexPhrases, type PhraseIndex } from '../rules/phrase-index.ts';

export interface SearchPart {
  text: string;
  isWord?: boolean;
}

export interface Meaning {
  kind: 'job' | 'place';
  finds: readonly SearchPart[];
  /** Adds nothing beside other jobs: `service`, `repair`. */
  isGeneral: boolean;
}

interface SearchWords {
  meanings: PhraseIndex<Meaning>;
  english: PhraseIndex<Meaning>;
  fillers: PhraseIndex<true>;
}

const data = new URL('../../../../data/', import.meta.url);
const citiesFile = new URL('../../locations/data/cities.json', import.meta.url);

/** Hindi is also written in Latin letters. */
const languages = [...languageCodes.filter((code) => code !== 'en'), 'hi-Latn'];

const texts = z.array(z.string().min(1));
const jobsFile = z.array(
  z.strictObject({
    finds: texts.min(1),
    glosses: texts.default([]),
    also: texts.default([]),
    isGeneral: z.boolean().default(false),
  }),
);
const fillersFile = z.strictObject({ glosses: texts, words: z.array(texts) });
const wordsFile = z.record(z.string(), texts);
const cities = z.array(z.object({ name: z.string(), aliases: texts.default([]) }));

let loaded: SearchWords | undefined;

export function searchWords(): SearchWords {
  loaded ??= finish(loadInSteps());
  return loaded;
}

/** Loads them before the first search, and lets other work run meanwhile. Rejects if a file is damaged. */
export async function prepareSearchWords(): Promise<void> {
  const pause = createPauses();
  const steps = loadInSteps();
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  loaded ??= step.value;
}

function finish(steps: Generator<void, SearchWords>): SearchWords {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function* loadInSteps(): Generator<void, SearchWords> {
  const files: Record<string, string[]>[] = [];
  for (const language of languages) {
    files.push(wordsFile.parse(readYaml(`revvy/languages/${language}/words.yaml`)));
    yield;
  }
  const said = (gloss: string) => files.flatMap((file) => (file[gloss] ?? []).flatMap((phrases) => phrases.split('|')));
  const jobs = jobsFile.parse(readYaml('search/services.yaml')).map(({ finds, glosses, also, isGeneral }) => {
    const meaning: Meaning = { kind: 'job', finds: finds.map(readPart), isGeneral };
    const named = (phrases: string[]) => phrases.map((phrase) => [phrase, meaning] as const);
    return {
      spoken: named([...glosses.flatMap(said), ...also]),
      english: named([...meaning.finds.map(({ text }) => text), ...glosses]),
    };
  });
  yield;
  const meanings = indexPhrases([...jobs.flatMap(({ spoken }) => spoken), ...readPlaces()]);
  yield;
  const english = indexPhrases(jobs.flatMap(({ english }) => english));
  const fillers = fillersFile.parse(readYaml('search/fillers.yaml'));
  const idle = [...fillers.glosses.flatMap(said), ...fillers.words.flat()];
  return { meanings, english, fillers: indexPhrases(idle.map((phrase) => [phrase, true] as const)) };
}

/** Other names of places, in any script. A place's own name is searched literally. */
function readPlaces(): (readonly [string, Meaning])[] {
  return cities.parse(JSON.parse(readFileSync(citiesFile, 'utf8'))).flatMap(({ name, aliases }) => {
    const latin = aliases.filter((alias) => /^[\p{Script=Latin}\s.-]+$/u.test(alias));
    const finds = [name, ...latin].map((each) => ({ text: each.toLowerCase() }));
    const meaning: Meaning = { kind: 'place', finds, isGeneral: false };
    return aliases.map((alias) => [alias, meaning] as const);
  });
}

function readPart(find: string): SearchPart {
  const isWord = find.startsWith('_') && find.endsWith('_');
  return { text: isWord ? find.slice(1, -1) : find, isWord };
}

function readYaml(path: string): unknown {
  return parseYaml(readFileSync(new URL(path, data), 'utf8'));
}
