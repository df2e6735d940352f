import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isInIndia } from '../../locations/rules/in-india.ts';
import { nearestCity } from '../../locations/rules.ts';
import { groupNamesakes, type Namesakes } from '../rules/namesakes.ts';
import type { Meaning, PlaceMeaning, Point, SearchPart, SearchPlace } from '../types.ts';
import { readData, texts } from './read-data.ts';

type Phrase = readonly [string, Meaning];

export interface PlaceNames {
  phrases: readonly Phrase[];
  /** Names of localities and large towns in Latin letters. Other towns are listed in the other scripts. */
  spoken: readonly Phrase[];
  /** Towns with a name of up to four letters, by that name in lower case. */
  short: ReadonlyMap<string, Meaning>;
  namesakes: Namesakes;
  stateAt(point: Point): string | null;
  townAt(point: Point): string | null;
  isInIndia(point: Point): boolean;
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
  states: z.record(z.string(), texts),
  alike: texts,
  pincodes: z.record(z.string(), z.array(z.int())),
  abroad: z.record(z.string(), texts),
});
const townsFile = z.record(z.string(), z.string());

const latin = /^[\p{Script=Latin}\p{N}\s.'-]+$/u;

export function readPlaces(): PlaceNames {
  const all = cities.parse(JSON.parse(readFileSync(citiesFile, 'utf8')));
  const { names, states, alike, pincodes, abroad } = placesFile.parse(readData('search/places.yaml'));
  const byTown = new Map(all.toReversed().map((city) => [city.name, city]));
  const meanings = all.map((city) => ({ city, meaning: meaningOf(city, byTown.get(city.parent ?? '')) }));
  const phrases = meanings.flatMap(({ city, meaning }) =>
    namesOf(city, names[city.name] ?? []).map((name) => [name, meaning] as const),
  );
  const spoken = meanings
    .filter(({ city }) => (city.parent !== undefined || city.population >= largeTown) && !alike.includes(city.name))
    .flatMap(({ city, meaning }) => {
      const others = city.parent === undefined ? [] : [...city.aliases, ...(names[city.name] ?? [])];
      return [city.name, ...others].filter(isLatin).map((name) => [name, meaning] as const);
    });
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
  const stateAt = (point: Point) => nearestCity(all, point)?.state ?? null;
  const townAt = (point: Point) => nearestCity(all, point)?.name ?? null;
  const known = { ofPincode, stateAt, townAt, isInIndia: (point: Point) => isInIndia(point, all) };
  const namesakes = groupNamesakes(meanings.map(({ meaning }) => meaning));
  return {
    ...known,
    spoken,
    namesakes,
    phrases: [...phrases, ...statesOf(all, states), ...abroadOf(abroad)],
    short: shortNames(meanings),
  };
}

/** A garage may still have such a name, or be in `Dubai Bazaar`. */
function abroadOf(abroad: Record<string, string[]>): Phrase[] {
  return Object.entries(abroad).flatMap(([name, others]) => {
    const finds: SearchPart[] = [{ text: name.toLowerCase(), isIn: 'location' }];
    const meaning: Meaning = { kind: 'place', finds, place: null, abroad: name };
    return [name, ...others.map(withEndings)].map((each) => [each, meaning] as const);
  });
}

/** A garage's location must contain one of the Latin names, the short name of a small town as a word: `Junagadh` is not in Una. */
function meaningOf(city: City, parent: City | undefined): PlaceMeaning {
  const { name, latitude, longitude, aliases, state, population } = city;
  const finds = [name, ...aliases.filter((alias) => latin.test(alias))].map((each): SearchPart => {
    const text = each.toLowerCase();
    return isKnown(city) || each.length >= shortestTown ? { text } : { text, isWord: true, isIn: 'location' };
  });
  const within = parent ? [parent.name, ...parent.aliases.filter(isLatin)] : [state];
  const weight = parent ? parent.population * shareOfLocality : population;
  const place: SearchPlace = { name, city: parent?.name ?? name, latitude, longitude, within, weight };
  return { kind: 'place', finds, place };
}

function isLatin(name: string): boolean {
  return latin.test(name);
}

/** A locality is known like a town of this part of its city's population. */
const shareOfLocality = 0.05;

/** Small towns with short names are more often other words. */
const shortestTown = 5;
const knownTown = 200_000;
/** Its English name is read aloud in every script. More names would sound like everyday words. */
const largeTown = 600_000;

function isKnown({ parent, population }: City): boolean {
  return parent !== undefined || population >= knownTown;
}

const short = /^[a-z]{2,4}$/i;

/** If several towns share a name, the largest is meant. */
function shortNames(meanings: readonly { city: City; meaning: Meaning }[]): Map<string, Meaning> {
  const towns = meanings.filter(({ city }) => city.parent === undefined).toReversed();
  return new Map(
    towns.flatMap(({ city, meaning }) =>
      [city.name, ...city.aliases].filter((name) => short.test(name)).map((name) => [name.toLowerCase(), meaning]),
    ),
  );
}

function namesOf(city: City, others: readonly string[]): string[] {
  const { name, aliases } = city;
  const apart = city.parent === undefined ? [] : [name.replace(/^(\p{L}{4,})nagar$/u, '$1 nagar')];
  // The last letter of a large town's name is often missing: `indor`.
  const isLarge = city.parent === undefined && city.population >= largeTown;
  const shorter = isLarge && /^\p{Script=Latin}{6,}$/u.test(name) ? [name.slice(0, -1)] : [];
  const all = [...new Set([name, ...aliases, ...others, ...apart, ...shorter])];
  return all.filter((each) => isKnown(city) || !latin.test(each) || each.length >= shortestTown).map(withEndings);
}

/** Indian languages add endings to names: சென்னையில், ಬೆಂಗಳೂರಿನಲ್ಲಿ. */
function withEndings(name: string): string {
  const isWord = !latin.test(name) && !name.includes(' ') && !name.endsWith('*') && [...name].length >= 4;
  return isWord ? `${name.replace(/[ುుു்്್్]$/u, '')}*` : name;
}

/** A state gets the coordinates of its largest town. */
function statesOf(all: readonly City[], names: Record<string, string[]>): Phrase[] {
  const states = new Set(all.map(({ state }) => state).filter((state) => !all.some(({ name }) => name === state)));
  const unknown = Object.keys(names).find((name) => !states.has(name));
  if (unknown) throw new Error(`No state is named ${unknown}`);
  return [...states].flatMap((state) => {
    const meaning = meaningOfState(state, all);
    return [state, ...(names[state] ?? []).map(withEndings)].map((name) => [name, meaning] as const);
  });
}

function meaningOfState(state: string, all: readonly City[]): Meaning {
  const town = all.find((city) => city.state === state);
  const place = town && { name: state, city: state, latitude: town.latitude, longitude: town.longitude, isState: true };
  return { kind: 'place', finds: [{ text: state.toLowerCase(), isIn: 'location' }], place: place ?? null };
}
