import type { LanguagePack, Packs } from '../types.ts';
import type { Phrase } from './signs.ts';

type Times = LanguagePack['times'];

interface Splitter {
  /** Words before an hour, and hours, each by its first letter. */
  before: ReadonlyMap<string, readonly [word: string, hours: readonly string[]][]>;
  hours: ReadonlyMap<string, readonly [hour: string, after: readonly Phrase[]][]>;
}

const splitters = new WeakMap<Packs, Splitter>();

/** Some languages write an hour and the words around it as one: `साडेचार`, `நாலேகால்`, `പത്തുമണിക്ക്`. */
export function splitHour(token: string, packs: Packs): string[] {
  if (/^[a-z0-9]/.test(token)) return [token];
  const { before, hours } = splitterOf(packs);
  const [first = ''] = token;
  for (const [word, named] of before.get(first) ?? []) {
    const rest = token.startsWith(word) ? token.slice(word.length) : '';
    const hour = rest && named.find((text) => rest.startsWith(text));
    if (hour) return [word, hour];
  }
  for (const [hour, after] of hours.get(first) ?? []) {
    const rest = token.startsWith(hour) ? token.slice(hour.length) : '';
    if (rest && after.some((phrase) => isWord(rest, phrase))) return [hour, rest];
  }
  return [token];
}

function splitterOf(packs: Packs): Splitter {
  const known = splitters.get(packs) ?? readSplitter(Object.values<LanguagePack>(packs).map(({ times }) => times));
  splitters.set(packs, known);
  return known;
}

function readSplitter(all: readonly Times[]): Splitter {
  const before = all.flatMap((times) => {
    const hours = times.hours.flatMap(wordsOf);
    return wordsOf([...times.half, ...times.quarterPast, ...times.quarterTo]).map((word) => [word, hours] as const);
  });
  const hours = all.flatMap((times) => {
    const { oclock, halfAfter, quarterAfter, threeQuartersAfter, hoursLong } = times;
    const after = [...oclock, ...halfAfter, ...quarterAfter, ...threeQuartersAfter, ...hoursLong];
    const ownAfter = after.filter((phrase) => phrase.length === 1 && !/^[a-z]/.test(phrase[0]?.text ?? ''));
    return times.hours.flatMap(wordsOf).map((hour) => [hour, ownAfter] as const);
  });
  return { before: byLetter(before), hours: byLetter(hours) };
}

/** Reads only phrases of one word in an Indian script. */
function wordsOf(phrases: readonly Phrase[]): string[] {
  return phrases.flatMap(([word, ...others]) =>
    word && others.length === 0 && !/^[a-z]/.test(word.text) ? [word.text] : [],
  );
}

function byLetter<Rest>(entries: readonly (readonly [string, Rest])[]): Map<string, [string, Rest][]> {
  return Map.groupBy(
    entries.map(([word, rest]): [string, Rest] => [word, rest]),
    ([[first = '']]) => first,
  );
}

function isWord(token: string, [word]: Phrase): boolean {
  if (!word) return false;
  return word.isStem ? token.startsWith(word.text) : token === word.text;
}
