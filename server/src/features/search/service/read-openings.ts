import { z } from 'zod';
import type { Meaning, Opening } from '../types.ts';
import { readData, texts } from './read-data.ts';

type Phrase = readonly [string, Meaning];

const openingFile = z.strictObject({
  ...{ now: texts, today: texts, tomorrow: texts, always: texts },
  days: z.array(texts).length(7),
  on: z.strictObject({ before: texts, after: texts }),
  night: z.strictObject({ words: texts, hours: texts, open: texts }),
});

/** `Open now`, `open on sunday`. */
export function readOpenings(): Phrase[] {
  const { days, on, night, ...times } = openingFile.parse(readData('search/opening.yaml'));
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
    ...ofTime('night', [...night.words, ...night.hours.flatMap((hour) => night.open.map((open) => `${hour} ${open}`))]),
  ];
}
