import type { JobMeaning, Meaning, SearchTerm } from '../types.ts';
import type { Match, PhraseIndex } from './phrase-index.ts';

/** Works that customers look for and garages do not do. */
export interface Unlisted {
  words: PhraseIndex<Meaning>;
  /** One of these must also stand in the text, and no other job. */
  beside: PhraseIndex<true> | null;
  unless: PhraseIndex<true>;
  over: readonly string[];
}

export interface UnlistedWords {
  entries: readonly Unlisted[];
  /** All of their words, which most texts have none of. */
  any: PhraseIndex<true>;
}

interface Known {
  meanings: PhraseIndex<Meaning>;
  fillers: PhraseIndex<true>;
}

/** `Tractor repair` is about the tractor. `Buy` is about a sale only beside `second hand`, and not in `buy second hand tyres`. */
export function withUnlisted<Words extends Known>(
  known: Words,
  { said, jobs, unlisted }: { said: readonly string[]; jobs: readonly JobMeaning[]; unlisted: UnlistedWords },
): Words {
  if (!said.some((_, place) => unlisted.any.at(said, place) !== null)) return known;
  const meant = unlisted.entries.filter((each) => isMeant(each, said, jobs)).map(({ words }) => words);
  if (meant.length === 0) return known;
  const unlistedAt = (words: readonly string[], place: number) => heaviest(meant.map((each) => each.at(words, place)));
  const meanings: PhraseIndex<Meaning> = {
    ...known.meanings,
    at: (words, place) => heaviest([unlistedAt(words, place), known.meanings.at(words, place)]),
  };
  const fillers: PhraseIndex<true> = {
    ...known.fillers,
    at(words, place) {
      const filler = known.fillers.at(words, place);
      return (filler?.weight ?? 0) > (unlistedAt(words, place)?.weight ?? 0) ? filler : null;
    },
  };
  return { ...known, meanings, fillers };
}

function isMeant({ words, beside, unless, over }: Unlisted, said: readonly string[], jobs: readonly JobMeaning[]) {
  const has = (index: PhraseIndex<unknown>) => said.some((_, place) => index.at(said, place) !== null);
  if (!has(words) || has(unless)) return false;
  if (beside === null) return true;
  const others = jobs.filter(({ isGeneral, finds }) => !isGeneral && !finds.some(({ text }) => over.includes(text)));
  return has(beside) && others.length === 0;
}

/** The first of equal ones. */
function heaviest(matches: readonly (Match<Meaning> | null)[]): Match<Meaning> | null {
  return matches.reduce((best, match) => ((match?.weight ?? 0) > (best?.weight ?? 0) ? match : best), null);
}

export function unlistedTerms(terms: readonly SearchTerm[]): SearchTerm[] {
  return terms.filter(({ isUnlisted }) => isUnlisted === true);
}
