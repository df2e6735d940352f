import { z } from 'zod';
import type { PlaceWords } from '../rules/short-places.ts';
import { readData, texts } from './read-data.ts';

const file = z.strictObject({
  before: texts,
  after: texts,
  sides: texts,
  common: z.record(z.string(), texts),
  everyday: texts,
  areas: texts,
  roads: texts,
});

export function readPlaceWords(): PlaceWords {
  const { before, after, sides, common, everyday, areas, roads } = file.parse(readData('search/place-words.yaml'));
  return {
    before: new Set(before),
    after: new Set(after),
    sides: new Set(sides),
    everyday: new Set(everyday),
    areas: new Set(areas),
    roads: new Set(roads),
    common: new Map(Object.entries(common).map(([language, names]) => [language, new Set(names)])),
  };
}
