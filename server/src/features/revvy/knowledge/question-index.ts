import { createPauses } from '../../../platform/event-loop/pauses.ts';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { stemOf } from './stems.ts';

/** 0 to 1 by the note's id. A note reaches 1 only if three of its questions equal the text. */
type Likeness = ReadonlyMap<string, number>;

export interface QuestionIndex {
  likenessOf(text: string): Likeness;
}

interface Asked {
  id: string;
  text: string;
}

/** Parts of words find misspelt words and other endings. */
const weights = { word: 1, pair: 0.7, common: 0.25, part: 0.35 };
const partLengths = [3, 4];

/** Parts of words have no mark. */
const marks = { word: '=', pair: '+', common: '-' };

/** Only the first words of a longer message count. */
const longest = 80;

/** How much each of a note's most similar questions counts. */
const blended = [0.6, 0.25, 0.15];

/**
 * Compares a text with the questions of one language: the cosine of their words, pairs of words and parts of words, each
 * weighted by its rarity (tf-idf). Pauses for other work. Takes up to 65,536 questions.
 */
export async function createQuestionIndex(asked: readonly Asked[]): Promise<QuestionIndex> {
  const pause = createPauses();
  const numbers = new Map<string, number>();
  const entries: Entry[][] = [];
  for (const [place, { text }] of asked.entries()) {
    for (const [feature, weight] of featuresOf(text)) {
      const number = numbers.get(feature) ?? numbers.size;
      numbers.set(feature, number);
      const list = entries[number];
      if (list) list.push({ place, weight });
      else entries[number] = [{ place, weight }];
    }
    await pause();
  }
  const index = await pack(asked, numbers, entries, pause);
  return { likenessOf: (text) => compare(index, text) };
}

interface Entry {
  place: number;
  weight: number;
}

/** The questions of feature `n` are in `places` from `starts[n]`, each with the feature's share of the question. */
interface Index {
  numbers: ReadonlyMap<string, number>;
  starts: Uint32Array;
  places: Uint16Array;
  shares: Float32Array;
  ids: readonly string[];
}

/** Pairs and parts of only one question are left out: they take most of the memory and are rarely asked for. */
function isKept(feature: string, list: readonly Entry[] | undefined): boolean {
  return list !== undefined && (list.length > 1 || feature.startsWith(marks.word));
}

type Pause = () => Promise<void>;

async function pack(
  asked: readonly Asked[],
  numbers: ReadonlyMap<string, number>,
  entries: readonly Entry[][],
  pause: Pause,
): Promise<Index> {
  const lengths = await lengthsOf(asked.length, entries, pause);
  const kept = [...numbers].filter(([feature, number]) => isKept(feature, entries[number]));
  const lists = kept.map(([, number]) => entries[number] ?? []);
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + list.length;
  const places = new Uint16Array(starts.at(-1) ?? 0);
  const shares = new Float32Array(places.length);
  for (const [at, list] of lists.entries()) {
    const rarity = rarityOf(list.length, asked.length);
    for (const [step, { place, weight }] of list.entries()) {
      const slot = (starts[at] ?? 0) + step;
      places[slot] = place;
      shares[slot] = (weight * rarity) / (lengths[place] ?? 1);
    }
    await pause();
  }
  return {
    ...{ starts, places, shares },
    numbers: new Map(kept.map(([feature], at) => [feature, at])),
    ids: asked.map(({ id }) => id),
  };
}

/** The length of each question as a vector of all its weighted features. */
async function lengthsOf(count: number, entries: readonly Entry[][], pause: Pause): Promise<Float64Array> {
  const squares = new Float64Array(count);
  for (const list of entries) {
    const rarity = rarityOf(list.length, count);
    for (const { place, weight } of list) squares[place] = (squares[place] ?? 0) + (weight * rarity) ** 2;
    await pause();
  }
  return squares.map(Math.sqrt);
}

function compare({ numbers, starts, places, shares, ids }: Index, text: string): Likeness {
  const sums = new Float64Array(ids.length);
  let squares = 0;
  for (const [feature, weight] of featuresOf(text)) {
    const number = numbers.get(feature);
    const [from, to] = number === undefined ? [0, 0] : [starts[number] ?? 0, starts[number + 1] ?? 0];
    const own = weight * rarityOf(to - from, ids.length);
    squares += own ** 2;
    for (let slot = from; slot < to; slot += 1) {
      const place = places[slot] ?? 0;
      sums[place] = (sums[place] ?? 0) + own * (shares[slot] ?? 0);
    }
  }
  return blendById(ids, sums, Math.sqrt(squares) || 1);
}

function blendById(ids: readonly string[], sums: Float64Array, length: number): Likeness {
  const byId = new Map<string, number[]>();
  for (const [place, id] of ids.entries()) {
    const sum = sums[place] ?? 0;
    if (sum === 0) continue;
    const all = byId.get(id);
    if (all) all.push(sum / length);
    else byId.set(id, [sum / length]);
  }
  return new Map([...byId].map(([id, all]) => [id, blend(all)]));
}

function rarityOf(times: number, all: number): number {
  return Math.log(1 + all / Math.max(0.5, times));
}

function blend(all: number[]): number {
  const best = all.sort((a, b) => b - a);
  return blended.reduce((sum, share, place) => sum + share * (best[place] ?? 0), 0);
}

function featuresOf(text: string): Map<string, number> {
  const times = new Map<string, number>();
  const add = (feature: string, weight: number) => times.set(feature, (times.get(feature) ?? 0) + weight);
  let before: string | undefined;
  for (const word of wordsOf(text).slice(0, longest)) {
    const stem = stemOf(word);
    if (stem === null) {
      add(marks.common + word, weights.common);
      continue;
    }
    add(marks.word + stem, weights.word);
    if (before) add(`${marks.pair}${before} ${stem}`, weights.pair);
    before = stem;
    for (const part of partsOf(word)) add(part, weights.part);
  }
  return new Map([...times].map(([feature, weight]) => [feature, Math.sqrt(weight)]));
}

function partsOf(word: string): string[] {
  const framed = `^${word}$`;
  const parts: string[] = [];
  for (const length of partLengths) {
    for (let from = 0; from + length <= framed.length; from += 1) parts.push(framed.slice(from, from + length));
  }
  return parts;
}
