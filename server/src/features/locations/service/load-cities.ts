import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { indexCities } from '../rules.ts';
import type { CityIndex } from '../types.ts';

const file = new URL('../data/cities.json', import.meta.url);

const city = z.strictObject({
  name: z.string().min(1),
  state: z.string().min(1),
  latitude: z.number().min(6).max(38),
  longitude: z.number().min(68).max(98),
  aliases: z.array(z.string().min(1)).default([]),
  parent: z.string().min(1).optional(),
  population: z.int().min(0).default(0),
});

/** Throws if the file is missing or damaged; call it once, at start-up. */
export function loadCities(source: URL = file): CityIndex {
  return indexCities(z.array(city).parse(JSON.parse(readFileSync(source, 'utf8'))));
}
