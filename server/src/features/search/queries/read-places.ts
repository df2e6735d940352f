import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Meaning, SearchPlace } from '../types.ts';
import { readData, texts } from './read-data.ts';

type Phrase = readonly [string, Meaning];

export interface PlaceNames {
  phrases: readonly Phrase[];
  /** By the whole pincode, or by its first three or four digits. */
  ofPincode(pincode: string): Meaning | null;
}

const citiesFile = new URL('../../locations/data/cities.json', import.meta.url);

const cities = z.array(
  z.object({
    name: z.string(),
    state: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    aliases: texts.default([]),
    parent: z.string().optional(),
    population: z.number().default(0),
  }),
);
type City = z.infer<typeof cities>[number];

const placesFile = z.strictObject({
  names: z.record(z.string(), texts),
  pincodes: z.record(z.string(), z.array(z.int())),
});
const townsFile = z.record(z.string(), z.string());

const latin = /^[\p{Script=Latin}\p{N}\s.'-]+$/u;

export function readPlaces(): PlaceNames {
  const all = cities.parse(JSON.parse(readFileSync(citiesFile, 'utf8')));
  const { names, pincodes } = placesFile.parse(readData('search/places.yaml'));
  const meanings = all.map((city) => ({ city, meaning: meaningOf(city) }));
  const phrases = meanings.flatMap(({ city, meaning }) =>
    namesOf(city, names[city.name] ?? []).map((name) => [name, meaning] as const),
  );
  const byName = new Map(
    meanings
      .toReversed()
      .flatMap(({ city, meaning }) => [city.name, ...city.aliases].map((name) => [name, meaning] as const)),
  );
  const byPincode = new Map<string, Meaning>();
  const towns = Object.entries(townsFile.parse(readData('search/pincode-towns.yaml')));
  const localities = Object.entries(pincodes).flatMap(([name, codes]) =>
    codes.map((code) => [String(code), name] as const),
  );
  for (const [digits, name] of [...towns, ...localities]) {
    const meaning = byName.get(name);
    if (!meaning) throw new Error(`No city or locality is named ${name}`);
    byPincode.set(digits, meaning);
  }
  const ofPincode = (code: string) =>
    [code, code.slice(0, 4), code.slice(0, 3)].flatMap((digits) => byPincode.get(digits) ?? [])[0] ?? null;
  return { phrases: [...phrases, ...statesOf(all)], ofPincode };
}

/** A garage's location must contain one of the Latin names. */
function meaningOf({ name, parent, latitude, longitude, aliases }: City): Meaning {
  const finds = [name, ...aliases.filter((alias) => latin.test(alias))].map((each) => ({ text: each.toLowerCase() }));
  const place: SearchPlace = { name, city: parent ?? name, latitude, longitude };
  return { kind: 'place', finds, place };
}

/** Small towns with short names are more often other words. */
const shortestTown = 5;
const knownTown = 200_000;

function namesOf({ name, aliases, parent, population }: City, others: readonly string[]): string[] {
  const isKnown = parent !== undefined || population >= knownTown;
  const all = [name, ...aliases, ...others];
  return all.filter((each) => isKnown || !latin.test(each) || each.length >= shortestTown).map(withEndings);
}

/** Indian languages add endings to names: சென்னையில், ಬೆಂಗಳೂರಿನಲ್ಲಿ. */
function withEndings(name: string): string {
  const isWord = !latin.test(name) && !name.includes(' ') && !name.endsWith('*') && [...name].length >= 4;
  return isWord ? `${name.replace(/[ುుു்്್్]$/u, '')}*` : name;
}

function statesOf(all: readonly City[]): Phrase[] {
  const states = [...new Set(all.map(({ state }) => state))].filter((state) => !all.some(({ name }) => name === state));
  return states.map(
    (state) => [state, { kind: 'place', finds: [{ text: state.toLowerCase() }], place: null }] as const,
  );
}
