import type { Meaning } from '../types.ts';
import type { NameIndex } from './index-names.ts';
import type { SoundIndex } from './index-sounds.ts';
import type { Match, PhraseIndex } from './phrase-index.ts';
import { type PriceWords, priceAt } from './read-price.ts';
import { spellSearch } from './spelling.ts';

export interface Token {
  typed: string;
  /** Corrected, if it was mistyped. */
  meant?: string | undefined;
  words: string[];
}

/** Neighbouring words with one meaning, or one word without. */
export interface TokenPart {
  tokens: Token[];
  match: Match<Meaning> | null;
  /** The highest price. */
  rupees: number | null;
  /** The name of an area that is not in the catalogue. */
  isArea?: boolean;
}

interface Known {
  meanings: PhraseIndex<Meaning>;
  fillers: PhraseIndex<true>;
  /** Everyday words that are no names, though they sound like one. */
  soundAlikes: ReadonlySet<string>;
  prices: PriceWords;
  sounds: SoundIndex;
  spoken: NameIndex;
  places: { ofPincode(pincode: string): Meaning | null };
}

/** `₹500`, `500/-` and `500க்குள்` are several words. Signs that nobody writes are searched as they are. */
export function readToken(typed: string, meant?: string): Token {
  if (/[_%*\\]/.test(typed)) return { typed, words: [] };
  const apart = (meant ?? typed)
    .replaceAll('₹', ' rs ')
    .replace(/\/-/g, ' rs ')
    .replace(/(\p{N})(?=[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}])/gu, '$1 ');
  return { typed, meant, words: spellSearch(apart) };
}

/** The longest known phrases, and single other words. */
export function findParts(tokens: readonly Token[], known: Known): TokenPart[] {
  const words = tokens.flatMap((token) => token.words);
  const ends = tokens.map((_, place) => tokens.slice(0, place + 1).flatMap((token) => token.words).length);
  const found: TokenPart[] = [];
  for (let place = 0; place < tokens.length; ) {
    const start = ends[place - 1] ?? 0;
    const { length, ...meant } = meaningAt(words, start, { tokens: tokens.slice(place), known });
    const last = length > 0 ? ends.findIndex((end) => end >= start + length) : place;
    found.push({ tokens: tokens.slice(place, last + 1), ...meant });
    place = last + 1;
  }
  return found;
}

export function isFiller({ words }: Token, { fillers }: Pick<Known, 'fillers'>): boolean {
  return fillers.at(words, 0)?.length === words.length;
}

/**
 * Chooses among several meanings. A place wins if the customer typed its exact name, otherwise a vehicle wins: `punch` is
 * the Tata, `poonch` the town.
 */
export function meantFirst({ tokens, match }: TokenPart): Meaning | undefined {
  const meanings = match?.meanings ?? [];
  const vehicle = meanings.find(({ kind }) => kind === 'vehicle');
  const typed = tokens.map((token) => token.typed.toLowerCase()).join(' ');
  const isNamed = meanings.some((meaning) => meaning.kind === 'place' && meaning.place?.name.toLowerCase() === typed);
  return vehicle && !isNamed ? vehicle : (meanings.find(({ kind }) => kind !== 'vehicle') ?? vehicle);
}

/** A name in two words that is listed as one: `అమీర్ పేట్`. */
function joinedAt([first, second]: readonly Token[], { meanings }: Known): Match<Meaning> | null {
  if (!first || !second || first.words.length !== 1 || second.words.length !== 1) return null;
  if (!/[\u0900-\u0d7f]/.test(first.typed)) return null;
  const match = meanings.at(spellSearch(first.typed + second.typed), 0);
  return match?.length === 1 && match.meanings[0]?.kind === 'place' ? { ...match, length: 2 } : null;
}

/** A customer may still be typing the last word. */
function begunAt(
  words: readonly string[],
  place: number,
  { tokens, known }: { tokens: readonly Token[]; known: Known },
): Match<Meaning> | null {
  const begun = tokens.length === 1 ? known.meanings.begunAt(words, place) : null;
  return begun?.meanings.some((meaning) => meaning.kind === 'place' && meaning.abroad !== undefined) ? null : begun;
}

/** These words are also fillers of other texts: `cheap`, `sunday`. */
function isAsk(meaning: Meaning | undefined): boolean {
  return meaning?.kind === 'order' || meaning?.kind === 'opening' || meaning?.kind === 'way';
}

interface Meant extends Omit<TokenPart, 'tokens'> {
  length: number;
}

const nothing: Meant = { length: 0, match: null, rupees: null };

function meaningAt(
  words: readonly string[],
  place: number,
  { tokens, known }: { tokens: readonly Token[]; known: Known },
): Meant {
  const [token] = tokens;
  if (!token || token.words.length === 0) return nothing;
  const listed = known.meanings.at(words, place) ?? pincodeAt(words[place] ?? '', known);
  // `पार्क` sounds like the Perak, and begins `पार्क स्ट्रीट`.
  const isEveryday = token.words.length === 1 && known.soundAlikes.has(words[place] ?? '');
  const least = isBegun(listed, token) && !isEveryday ? 1 : Math.max(isEveryday ? 2 : 1, (listed?.length ?? 0) + 1);
  const spoken = spokenAt(tokens.slice(0, longestSpoken), known, least);
  const match = spoken && (spoken.length > 1 || isBegun(listed, token)) ? spoken : listed;
  const filler = known.fillers.at(words, place);
  const price = priceAt(words, place, known.prices);
  const isShorter = (match?.length ?? 0) < (price?.length ?? 0);
  if (price && isShorter) return { length: price.length, match: null, rupees: price.rupees };
  const isIdle = filler !== null && filler.weight >= (match?.weight ?? 0) && !isAsk(match?.meanings[0]);
  if (isIdle) return filler.length > 1 ? { ...nothing, length: filler.length } : nothing;
  const guessed = () => begunAt(words, place, { tokens, known }) ?? soundAt(token, known);
  const meant = match ?? spoken ?? joinedAt(tokens, known) ?? (isEveryday ? null : guessed());
  return meant ? { length: meant.length, match: meant, rupees: null } : nothing;
}

const longWord = 6;
const wholeWord = 11_000;

/** `तेलीबाग` only begins like `तेल*`, and is the whole name Telibagh. */
function isBegun(match: Match<Meaning> | null, { typed }: Token): boolean {
  const isText = match?.meanings.every(({ kind }) => kind === 'job' || kind === 'place') === true;
  return isText && match.weight < wholeWord && [...typed].length >= longWord;
}

/** Words of the longest names: `कनॉट प्लेस`, `गोल्फ कोर्स रोड`. */
const longestSpoken = 3;

/** Reads an English name aloud in another script, at least `least` words of it: `वाकड`, `विमान नगर`. */
function spokenAt(tokens: readonly Token[], { spoken }: Known, least: number): Match<Meaning> | null {
  for (let count = tokens.length; count >= 1; count -= 1) {
    const length = tokens.slice(0, count).flatMap(({ words }) => words).length;
    if (length < least) return null;
    const meanings = spoken.at(tokens.slice(0, count).map(({ typed }) => typed));
    if (meanings.length > 0) return { length, weight: (length - 1) * 20_000, meanings };
  }
  return null;
}

/** Finds names that are listed in Latin letters only, in another script. Spelling as in `words` drops nasal sounds. */
function soundAt({ typed }: Token, { sounds }: Known): Match<Meaning> | null {
  const meaning = /\p{L}/u.test(typed) && !/\p{Script=Latin}/u.test(typed) ? sounds.at(typed) : null;
  return meaning && { length: 1, weight: 0, meanings: [meaning] };
}

function pincodeAt(word: string, { places }: Known): Match<Meaning> | null {
  const meaning = /^[1-8]\d{5}$/.test(word) ? places.ofPincode(word) : null;
  return meaning && { length: 1, weight: 0, meanings: [meaning] };
}
