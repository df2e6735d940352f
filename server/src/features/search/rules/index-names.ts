import type { Meaning } from '../types.ts';
import { plainName, plainSound, plainTamil, readAloud, spellAloud } from './read-aloud.ts';
import { soundOf } from './sound-of.ts';

export interface NameIndex {
  /** The places of the English name that words in an Indian script spell as it sounds. None if they spell several names. */
  at(words: readonly string[]): Meaning[];
}

/** Endings of names in a sentence, and the end of the name that they replace. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:मध्ये|मधील|मधे|मधून|[चल]ा|ची|चे|ात|त)$/u, ''],
  [/(?:য়ের|ের|য়|তে|র|ে)$/u, ''],
  [/(?:માં|ની|નો|નું)$/u, ''],
  [/த்தில்?$/u, 'ம்'],
  [/(?:யில்?|வில்?|ில்?|ல்|க்கு)$/u, ''],
  [/(?:లోని|లో)$/u, ''],
  [/(?:ನಲ್ಲಿ|ದಲ್ಲಿ|ಯಲ್ಲಿ|ಿನಲ್ಲಿ|ಲ್ಲಿ)$/u, ''],
  [/ത്ത(?:ിൽ|്)$/u, 'ം'],
  [/(?:യിൽ|ിൽ|ിലെ|ൽ)$/u, ''],
];

/** Shorter names sound like too many words. */
const shortestName = 5;

interface Name {
  /** As `plainName` returns it. */
  plain: string;
  /** A name of one word is not spelled as two: `दा डर` is not Dadar. */
  words: number;
  meaning: Meaning;
}

/** For names whose consonants alone would say too little: `वाकड`, `रोहिणी`. */
export function indexNames(phrases: Iterable<readonly [string, Meaning]>): NameIndex {
  const all = [...phrases].filter(([phrase]) => /^[\w\s.'-]+$/.test(phrase)).flatMap(namesOf);
  const names = Map.groupBy(all, ({ plain }) => consonantsOf(plain));
  const ofOneName = (word: string, words: number) => {
    const near = names.get(consonantsOf(word))?.filter((name) => name.words >= words);
    const sound = near && readAloud(word);
    const found = sound
      ? likest(
          word,
          near.filter(({ plain }) => sound.test(plain)),
        )
      : [];
    const meant = new Set(found.map(({ meaning }) => meaning));
    return new Set([...meant].map(nameOf)).size === 1 ? [...meant] : [];
  };
  return {
    at(typed) {
      const word = typed
        .join('')
        .normalize('NFC')
        .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]/gu, '');
      if (!/[\u0900-\u0d7f]/.test(word)) return [];
      return (
        withoutEndings(word)
          .map((stem) => ofOneName(stem, typed.length))
          .find((found) => found.length > 0) ?? []
      );
    },
  };
}

function namesOf([phrase, meaning]: readonly [string, Meaning]): Name[] {
  const words = phrase.split(/[\s-]+/).length;
  const all = [...new Set([phrase, withLetters(phrase)].map(plainName))];
  return all.filter((plain) => plain.length >= shortestName).map((plain) => ({ plain, words, meaning }));
}

function consonantsOf(word: string): string {
  return soundOf(/^[a-z0-9]+$/.test(word) ? plainSound(word) : plainLetters(word));
}

const chillus: Record<string, string> = { ർ: 'ര', ൽ: 'ല', ൾ: 'ല', ൻ: 'ന', ൺ: 'ന' };

/** `ड़` sounds like `र`, and the nasal of `गांव` is silent in a name. */
function plainLetters(word: string): string {
  return word
    .replace(/[डढ]\u093c/g, 'र')
    .replace(/[ডঢ]\u09bc/g, 'র')
    .replace(/[\u0901\u0902](?=व)/g, '')
    .replace(/[ർൽൾൻൺ]/g, (letter) => chillus[letter] ?? letter);
}

function withoutEndings(word: string): string[] {
  const stems = endings.map(([ending, instead]) => word.replace(ending, instead)).filter((stem) => stem !== word);
  return [word, ...new Set(stems)];
}

/** `ओखला` can be read as Akola, and is spelled like Okhla. A short name needs its usual spelling. */
function likest(word: string, names: readonly Name[]): Name[] {
  const plain = /\p{Script=Tamil}/u.test(word) ? (text: string) => plainTamil(plainSound(text)) : plainSound;
  const spelled = plain(spellAloud(word));
  const differences = names.map((name) => differenceOf(spelled, plain(name.plain)));
  const least = Math.min(...differences);
  return names.filter((name, place) => differences[place] === least && least <= (name.plain.length - 4) / 2);
}

/** The letters of one without the other, besides `a`. */
function differenceOf(spelled: string, name: string): number {
  const counts = new Map<string, number>();
  for (const letter of spelled) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const letter of name) counts.set(letter, (counts.get(letter) ?? 0) - 1);
  counts.delete('a');
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0) + (spelled[0] === name[0] ? 0 : 1);
}

function nameOf(meaning: Meaning): string {
  return meaning.kind === 'place' ? plainName(meaning.place?.name ?? '') : '';
}

/** How the letters from A to Z are said. */
const letters = 'e bi si di i ef ji ech ai je ke el em en o pi kyu ar es ti yu vi dablyu eks vai jed'.split(' ');

/** `JP Nagar` is said `jepi Nagar`. */
function withLetters(name: string): string {
  return name.replace(/^(?:[A-Z]\.?){1,3}(?=[ -])/, (initials) =>
    [...initials].map((letter) => letters[letter.charCodeAt(0) - 'A'.charCodeAt(0)] ?? '').join(''),
  );
}
