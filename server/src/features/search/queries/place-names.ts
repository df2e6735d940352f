import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { readPlaceWords } from '../service/read-place-words.ts';

const citiesFile = new URL('../../locations/data/cities.json', import.meta.url);
const cities = z.array(z.object({ name: z.string() }));

const shortestName = 4;

/** The words in names of towns and localities, and the words of areas, such as `viman` and `nagar`. Short ones are left out. */
export function placeNames(): string[] {
  const named = cities.parse(JSON.parse(readFileSync(citiesFile, 'utf8'))).flatMap(({ name }) => wordsOf(name));
  return [...named, ...readPlaceWords().areas].filter((word) => word.length >= shortestName);
}
