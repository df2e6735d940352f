import type { UnderstoodPart } from '@pahiya/contract/garages/schemas';
import { withAbroad, withAreas } from '../rules/areas.ts';
import { withElectric } from '../rules/electric.ts';
import { withoutEverydayPlaces } from '../rules/everyday-places.ts';
import { findParts, isFiller, meantFirst, readToken, type Token, type TokenPart } from '../rules/find-parts.ts';
import { withNamesakes } from '../rules/namesakes.ts';
import { withOneTime } from '../rules/opening.ts';
import type { PhraseIndex } from '../rules/phrase-index.ts';
import { withShortPlaces, withSides } from '../rules/short-places.ts';
import { spellSearch } from '../rules/spelling.ts';
import { givesWay, jobsIn, withLess, withReplacement, withSymptoms, withUpgrades } from '../rules/symptoms.ts';
import { withUnlisted } from '../rules/unlisted.ts';
import { suitingTerms } from '../rules/vehicle-words.ts';
import type {
  JobMeaning,
  Meaning,
  PlaceMeaning,
  Point,
  SearchedOrder,
  SearchPart,
  SearchPlace,
  SearchTerm,
} from '../types.ts';
import { describePart } from './describe-search.ts';
import { searchWords } from './search-words.ts';

export interface Reading {
  terms: SearchTerm[];
  order: SearchedOrder | null;
  understood: UnderstoodPart[];
}

const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u;

const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

/**
 * `Oil badalna hai, Bombay` is `oil change` in `Mumbai`. Words around are dropped unless they may be part of a garage's
 * name. `meant` has the corrected spelling of typed words; `near` is where the customer is, or the chosen city.
 */
export function understandSearch(
  text: string,
  meant: ReadonlyMap<string, string> = new Map(),
  near: Point | null = null,
): Reading {
  const tokens = text.split(/\s+/).filter(Boolean);
  const found = partsOf(
    tokens.map((typed) => readToken(typed, meant.get(typed.toLowerCase()))),
    near,
  );
  const isUnderstood = found.some(({ match, rupees }) => match !== null || rupees !== null);
  const jobs = jobsIn(found);
  const named = found.flatMap((part) => termsOf(part, { isUnderstood, jobs }));
  const general = jobOf('service')?.finds ?? [];
  const told = withLess(withSymptoms(named, { jobs, general }), jobs);
  const terms = withOneTime(has(searchWords().replacing, found) ? told.map(withReplacement) : told);
  const isJobNamed = jobs.some(isSpecial);
  const understood = describePart(found, { isJobNamed, placeWords: searchWords().placeWords });
  const suiting = withElectric(suitingTerms(terms, jobs), jobOf);
  return {
    terms: has(searchWords().upgrades, found) ? suiting.map(withUpgrades) : suiting,
    order: orderOf(found),
    understood,
  };
}

function has(phrases: PhraseIndex<true>, found: readonly TokenPart[]): boolean {
  const said = found.flatMap(({ tokens }) => tokens.flatMap(({ words }) => words));
  return said.some((_, place) => phrases.at(said, place) !== null);
}

/** Prefers an ordinary service to a wrap when the text names no work. */
export function withOrdinary(terms: readonly SearchTerm[]): SearchTerm[] {
  if (terms.some(({ kind }) => kind === 'job' || kind === 'typed')) return [...terms];
  const prefers = [...(jobOf('service')?.prefers ?? []), ...(jobOf('inspection')?.finds ?? [])];
  const power = terms.some(({ vehicle }) => vehicle?.isElectric) ? 'electric' : 'fuel';
  return [...terms, { kind: 'job', anyOf: [], prefers: prefers.map((part) => ({ ...part, power })) }];
}

function jobOf(phrase: string): JobMeaning | undefined {
  const { meanings = [] } = searchWords().meanings.at(spellSearch(phrase), 0) ?? {};
  return meanings.find((meaning) => meaning.kind === 'job');
}

function partsOf(tokens: readonly Token[], near: Point | null): TokenPart[] {
  const words = searchWords();
  const parts = withShortPlaces(withoutEverydayPlaces(findMeant(tokens), words.placeWords), {
    short: words.places.short,
    placeWords: words.placeWords,
    isFiller: (part) => part.match === null && part.tokens.every((token) => isFiller(token, words)),
  });
  const { namesakes, stateAt } = words.places;
  const sided = withAbroad(withSides(parts, words.placeWords));
  const placed = withNamesakes(sided, { namesakes, stateAt, near });
  return withAreas(placed, { placeWords: words.placeWords, near });
}

function findMeant(tokens: readonly Token[]): TokenPart[] {
  const words = searchWords();
  const found = findParts(tokens, words);
  const said = tokens.flatMap((token) => token.words);
  const known = withUnlisted(words, { said, jobs: jobsIn(found), unlisted: words.unlisted });
  return known === words ? found : findParts(tokens, known);
}

function termsOf(
  part: TokenPart,
  { isUnderstood, jobs }: { isUnderstood: boolean; jobs: readonly JobMeaning[] },
): SearchTerm[] {
  const { tokens, match, rupees } = part;
  if (rupees !== null) return [{ kind: 'price', anyOf: [], rupees }];
  if (!match) {
    const isPhrase = tokens.length > 1 && !part.isArea;
    if (isUnderstood && isPhrase) return [];
    const names = tokens.filter((token) => !isUnderstood || isName(token));
    const area = part.isArea ? { isArea: true } : {};
    return names.map(({ typed, meant }) => ({ ...typedTerm(meant ?? typed), ...area }));
  }
  const first = meantFirst(part);
  if (first?.kind === 'order') return [];
  if (first?.kind === 'opening') return [{ kind: 'opening', anyOf: [], opening: first.opening }];
  if (first?.kind === 'way') return [{ kind: 'way', anyOf: [], serviceType: first.serviceType }];
  if (first?.kind === 'vehicle') return [{ kind: 'vehicle', anyOf: [], vehicle: first.vehicle }];
  const isLeftOut = match.meanings.every((meaning) => meaning.kind === 'job' && givesWay(meaning, jobs));
  return isLeftOut ? [] : [textTerm(tokens, match.meanings)];
}

function refusedBy(jobs: readonly JobMeaning[]): Pick<SearchPart, 'refuses'> {
  const refuses = jobs.flatMap((job) => (job.isGeneral ? [] : job.finds.flatMap((find) => find.refuses ?? [])));
  return refuses.length > 0 ? { refuses: [...new Set(refuses)] } : {};
}

/** Such a word is part of many others: `air` of `repair`. */
const shortWord = 3;

/** The typed text is an alternative, because it may be part of a garage's name. */
function textTerm(tokens: readonly Token[], meanings: readonly Meaning[]): SearchTerm {
  const hasSpecial = meanings.some(isSpecial);
  const jobs = meanings.flatMap((meaning) =>
    meaning.kind === 'job' && !(hasSpecial && meaning.isGeneral) ? [meaning] : [],
  );
  const places = meanings.flatMap((meaning) => (meaning.kind === 'place' ? [meaning] : []));
  const isGeneral = jobs.length > 0 && jobs.every((job) => job.isGeneral);
  const within = places.some((place) => place.finds.some(({ isIn }) => isIn)) ? ({ isIn: 'name' } as const) : {};
  const isShared = places.some(({ isWithin }) => isWithin);
  const typed = tokens.map(({ typed: text }) => ({
    text: text.toLowerCase(),
    ...(jobs.length > 0 ? { isMain: true, isStock: true, isWord: text.length <= shortWord, ...refusedBy(jobs) } : {}),
    ...(isShared ? ({ isIn: 'name' } as const) : within),
  }));
  // The short name of a town is also part of other names: `Una` of `Yamuna`.
  const isShort = places.some((place) => place.finds.some(({ isWord }) => isWord));
  const isUnlisted = jobs.some((job) => job.isUnlisted);
  const isLess = jobs.length > 0 && jobs.every((job) => job.givesWay);
  const isSearched =
    !isGeneral && !isShort && !isUnlisted && !isLess && typed.every(({ text }) => latin.test(text) && isIndexed(text));
  const finds = [...jobs.flatMap((job) => job.finds.map((find) => [find])), ...places.flatMap(placeParts)];
  return {
    kind: jobs.length > 0 ? 'job' : 'place',
    anyOf: [...(isSearched ? [typed] : []), ...finds],
    prefers: jobs.flatMap((job) => job.prefers),
    otherwise: jobs.flatMap((job) => job.otherwise),
    isGeneral,
    isSymptom: isGeneral && jobs.some((job) => job.isSymptom),
    isUrgent: jobs.some((job) => job.isUrgent),
    isManner: jobs.length > 0 && jobs.every((job) => job.isManner),
    isElectric: jobs.some((job) => job.isElectric),
    isOfFuel: jobs.some((job) => job.isOfFuel),
    isPaper: jobs.some((job) => job.isPaper),
    isOfWorkshop: jobs.some((job) => job.isOfWorkshop),
    isUnlisted,
    place: places[0]?.place ?? null,
    isAbroad: places.some(({ abroad }) => abroad !== undefined),
  };
}

/** `Dwarka, Delhi` is not found in Dwarka in Gujarat. */
function placeParts({ finds, place, isWithin }: PlaceMeaning): SearchPart[][] {
  if (!isWithin) return finds.map((find) => [find]);
  const within = (place?.within ?? []).map((name): SearchPart => ({ text: name.toLowerCase(), isIn: 'location' }));
  return finds.flatMap((find) => within.map((part) => [find, part]));
}

function orderOf(found: readonly TokenPart[]): SearchedOrder | null {
  const orders = found.flatMap(({ match }) =>
    (match?.meanings ?? []).flatMap((meaning) => (meaning.kind === 'order' ? meaning.order : [])),
  );
  return orders.find((order) => order === 'price') ?? orders[0] ?? null;
}

/** An unknown text is returned unchanged. */
export function placeSearched(text: string): string {
  return placeMeant(text)?.name ?? text;
}

export function placeMeant(text: string): SearchPlace | null {
  const words = spellSearch(text);
  const match = searchWords().meanings.at(words, 0);
  const isWhole = match?.length === words.length;
  const named = shortPlace(text);
  const meanings = [...(isWhole ? match.meanings : []), ...(named ? [named] : [])];
  return meanings.flatMap((meaning) => (meaning.kind === 'place' ? (meaning.place ?? []) : []))[0] ?? null;
}

/** A town whose whole name the text is, if the name has up to four letters. */
function shortPlace(text: string): Meaning | undefined {
  return searchWords().places.short.get(text.trim().toLowerCase());
}

/** Garages of Junagadh are not in Una. */
export function isShortPlace(text: string): boolean {
  const meaning = shortPlace(text);
  return meaning?.kind === 'place' && meaning.finds.some(({ isWord }) => isWord) && placeSearched(text) === text.trim();
}

/** True for words such as `open now garage`, which no garage needs in its texts. */
export function saysNothing(text: string): boolean {
  const tokens = text.split(/\s+/).filter(Boolean);
  return tokens.length > 0 && tokens.every((typed) => isFiller(readToken(typed), searchWords()));
}

/** A short name may also be the beginning of another word, so it is read as a place only if nothing else is found. */
export function readShortPlace(text: string): Reading | null {
  const meaning = shortPlace(text);
  if (!meaning) return null;
  const part: TokenPart = {
    tokens: [readToken(text.trim())],
    match: { length: 1, weight: 0, meanings: [meaning] },
    rupees: null,
  };
  const understood = describePart([part], { isJobNamed: false, placeWords: searchWords().placeWords });
  return { terms: termsOf(part, { isUnderstood: true, jobs: [] }), order: null, understood };
}

export function typedTerm(word: string): SearchTerm {
  return { kind: 'typed', anyOf: [[{ text: word.toLowerCase() }]] };
}

function isSpecial(meaning: Meaning): meaning is JobMeaning {
  return meaning.kind === 'job' && !meaning.isGeneral;
}

/** A name has Latin letters, as all names do, and is neither a filler nor a number: `Hinjewadi Phase 2`. */
function isName(token: Token): boolean {
  const isNumber = /^\d{1,3}$/.test(token.typed);
  return latin.test(token.typed) && token.words.length > 0 && !isNumber && !isFiller(token, searchWords());
}
