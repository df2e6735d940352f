import { z } from 'zod';
import type { Meaning, Opening } from '../types.ts';
import { readData, texts } from './read-data.ts';

type Phrase = readonly [string, Meaning];

const openingFile = z.strictObject({
  ...{ now: texts, today: texts, tomorrow: texts, always: texts },
  days: z.array(texts).length(7),
  on: z.strictObject({ before: texts, after: texts }),
});

/** `Open now`, `open on sunday`. */
export function readOpenings(): Phrase[] {
  const { days, on, ...times } = openingFile.parse(readData('search/opening.yaml'));
  const ofTime = (opening: Opening, phrases: readonly string[]) =>
    phrases.map((phrase) => [phrase, { kind: 'opening', opening }] as const);
  const around = (day: string) => [
    day,
    ...on.before.map((before) => `${before} ${day}`),
    ...on.after.map((after) => `${day} ${after}`),
  ];
  return [
    ...(['now', 'today', 'tomorrow', 'always'] as const).flatMap((time) => ofTime(time, times[time])),
    ...days.flatMap((names, day) => ofTime(day, names.flatMap(around))),
  ];
}
