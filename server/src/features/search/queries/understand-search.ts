import type { UnderstoodPart } from '@pahiya/contract/garages/schemas';
import { findParts, isFiller, readToken, type Token, type TokenPart } from '../rules/find-parts.ts';
import { spellSearch } from '../rules/spelling.ts';
import { suits } from '../rules/vehicle-words.ts';
import type { Meaning, SearchedOrder, SearchPart, SearchPlace, SearchVehicle } from '../types.ts';
import { describePart } from './describe-search.ts';
import { searchWords } from './search-words.ts';

/** A garage's text must contain every part of one alternative. A `vehicle` and a `price` have no alternatives. */
export interface SearchTerm {
  kind: 'typed' | 'job' | 'place' | 'vehicle' | 'price';
  anyOf: readonly (readonly SearchPart[])[];
  prefers?: readonly SearchPart[];
  isGeneral?: boolean;
  place?: SearchPlace | null;
  vehicle?: SearchVehicle;
  rupees?: number;
}

export interface Reading {
  terms: SearchTerm[];
  order: SearchedOrder | null;
  understood: UnderstoodPart[];
}

const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u;

const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

/**
 * `Oil badalna hai, Bombay` is `oil change` in `Mumbai`. Words around are dropped unless they may be part of a garage's
 * name. `meant` has the corrected spelling of typed words.
 */
export function understandSearch(text: string, meant: ReadonlyMap<string, string> = new Map()): Reading {
  const tokens = text.split(/\s+/).filter(Boolean);
  const found = findParts(
    tokens.map((typed) => readToken(typed, meant.get(typed.toLowerCase()))),
    searchWords(),
  );
  const isUnderstood = found.some(({ match, rupees }) => match !== null || rupees !== null);
  const isJobNamed = found.some(({ match }) => match?.meanings.some(isSpecial));
  const terms = found.flatMap((part) => termsOf(part, { isUnderstood, isJobNamed }));
  return { terms: suitingTerms(terms), order: orderOf(found), understood: describePart(found, isJobNamed) };
}

function termsOf(
  part: TokenPart,
  { isUnderstood, isJobNamed }: { isUnderstood: boolean; isJobNamed: boolean },
): SearchTerm[] {
  const { tokens, match, rupees } = part;
  if (rupees !== null) return [{ kind: 'price', anyOf: [], rupees }];
  if (!match) {
    const names = tokens.filter((token) => !isUnderstood || isName(token));
    return names.map(({ typed, meant }) => typedTerm(meant ?? typed));
  }
  const [first] = match.meanings;
  if (first?.kind === 'order') return [];
  if (first?.kind === 'vehicle') return [{ kind: 'vehicle', anyOf: [], vehicle: first.vehicle }];
  const isLeftOut = isJobNamed && match.meanings.every((meaning) => meaning.kind === 'job' && meaning.isGeneral);
  return isLeftOut ? [] : [textTerm(tokens, match.meanings)];
}

/** The typed text is an alternative, because it may be part of a garage's name. */
function textTerm(tokens: readonly Token[], meanings: readonly Meaning[]): SearchTerm {
  const hasSpecial = meanings.some(isSpecial);
  const jobs = meanings.flatMap((meaning) =>
    meaning.kind === 'job' && !(hasSpecial && meaning.isGeneral) ? [meaning] : [],
  );
  const places = meanings.flatMap((meaning) => (meaning.kind === 'place' ? [meaning] : []));
  const isGeneral = jobs.length > 0 && jobs.every((job) => job.isGeneral);
  const typed = tokens.map(({ typed: text }) => ({ text: text.toLowerCase() }));
  const isSearched = !isGeneral && typed.every(({ text }) => latin.test(text) && isIndexed(text));
  const finds = [...jobs, ...places].flatMap((meaning) => meaning.finds).map((find) => [find]);
  return {
    kind: jobs.length > 0 ? 'job' : 'place',
    anyOf: [...(isSearched ? [typed] : []), ...finds],
    prefers: jobs.flatMap((job) => job.prefers),
    isGeneral,
    place: places[0]?.place ?? null,
  };
}

/** `bike service` is not found by `car service`. */
function suitingTerms(terms: SearchTerm[]): SearchTerm[] {
  const vehicles = terms.flatMap(({ vehicle }) => vehicle ?? []);
  const suiting = (parts: readonly SearchPart[]) =>
    parts.filter(({ text }) => vehicles.every((vehicle) => suits(text, vehicle)));
  return terms.map((term) => {
    if (!term.isGeneral) return term;
    const anyOf = term.anyOf.filter((parts) => suiting(parts).length === parts.length);
    return anyOf.length > 0 ? { ...term, anyOf, prefers: suiting(term.prefers ?? []) } : term;
  });
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
  if (match?.length !== words.length) return null;
  return match.meanings.flatMap((meaning) => (meaning.kind === 'place' ? (meaning.place ?? []) : []))[0] ?? null;
}

export function typedTerm(word: string): SearchTerm {
  return { kind: 'typed', anyOf: [[{ text: word.toLowerCase() }]] };
}

function isSpecial(meaning: Meaning): boolean {
  return meaning.kind === 'job' && !meaning.isGeneral;
}

/** A name has Latin letters, as all names do, and is not a filler. */
function isName(token: Token): boolean {
  return latin.test(token.typed) && token.words.length > 0 && !isFiller(token, searchWords());
}
