import { z } from 'zod';
import { indexPhrases } from '../rules/phrase-index.ts';
import type { UnlistedWords } from '../rules/unlisted.ts';
import type { JobMeaning } from '../types.ts';
import { readData, texts } from './read-data.ts';
import { readPart } from './read-part.ts';

const unlistedFile = z.array(
  z.strictObject({
    finds: texts.min(1),
    words: texts.min(1),
    glosses: texts.default([]),
    beside: texts.optional(),
    unless: texts.default([]),
    over: texts.default([]),
    isUrgent: z.boolean().default(false),
  }),
);

const unlistedJob: Omit<JobMeaning, 'finds' | 'isUrgent' | 'over'> = {
  kind: 'job',
  prefers: [],
  otherwise: [],
  isGeneral: false,
  isSymptom: false,
  isManner: false,
  isElectric: false,
  isOfFuel: false,
  isOfCars: false,
  isOfWorkshop: false,
  givesWay: false,
  isPaper: false,
  isUnlisted: true,
};

/** `said` has the phrases of a heading of Revvy's words, in all languages. */
export function readUnlisted(said: (gloss: string) => string[]): UnlistedWords {
  const all = unlistedFile.parse(readData('search/unlisted.yaml'));
  const phrasesOf = ({ words, glosses }: (typeof all)[number]) => [...words, ...glosses.flatMap(said)];
  const entries = all.map((entry) => {
    const { finds, beside, unless, over, isUrgent } = entry;
    const meaning: JobMeaning = {
      ...unlistedJob,
      finds: finds.map((find) => ({ ...readPart(find), isOffered: true })),
      isUrgent,
      over,
    };
    return {
      words: indexPhrases(phrasesOf(entry).map((phrase) => [phrase, meaning] as const)),
      beside: beside === undefined ? null : indexed(beside),
      unless: indexed(unless),
      over,
    };
  });
  return { entries, any: indexed(all.flatMap(phrasesOf)) };
}

function indexed(phrases: readonly string[]) {
  return indexPhrases(phrases.map((phrase) => [phrase, true] as const));
}
