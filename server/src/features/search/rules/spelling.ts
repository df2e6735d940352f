import { wordsOf } from '../../../platform/language/words-of.ts';

/** Long vowels, each with the short one that people type instead. */
const shortVowels: Record<string, string> = {
  ...{ 'ी': 'ि', 'ू': 'ु', ई: 'इ', ऊ: 'उ', 'ै': 'े', ऐ: 'ए', 'ौ': 'ो', 'ॉ': 'ो', 'ॅ': 'े', ऑ: 'ओ' },
  ...{ 'ী': 'ি', 'ূ': 'ু', ঈ: 'ই', ঊ: 'উ' },
  ...{ 'ੀ': 'ਿ', 'ੂ': 'ੁ', ਈ: 'ਇ', ਊ: 'ਉ', 'ੈ': 'ੇ', 'ੌ': 'ੋ' },
  ...{ 'ી': 'િ', 'ૂ': 'ુ', ઈ: 'ઇ', ઊ: 'ઉ', 'ૅ': 'ે', 'ૉ': 'ો', ઑ: 'ઓ' },
  ...{ 'ீ': 'ி', 'ூ': 'ு', 'ே': 'ெ', 'ோ': 'ொ', ஈ: 'இ', ஊ: 'உ', ஏ: 'எ', ஓ: 'ஒ' },
  ...{ 'ీ': 'ి', 'ూ': 'ు', 'ే': 'ె', 'ో': 'ొ', ఈ: 'ఇ', ఊ: 'ఉ', ఏ: 'ఎ', ఓ: 'ఒ' },
  ...{ 'ೀ': 'ಿ', 'ೂ': 'ು', 'ೇ': 'ೆ', 'ೋ': 'ೊ', ಈ: 'ಇ', ಊ: 'ಉ', ಏ: 'ಎ', ಓ: 'ಒ' },
  ...{ 'ീ': 'ി', 'ൂ': 'ു', 'േ': 'െ', 'ോ': 'ൊ', ഈ: 'ഇ', ഊ: 'ഉ', ഏ: 'എ', ഓ: 'ഒ' },
};

/** Nasal and doubling signs, and a virama at the end of a word. */
const passing =
  /[\u0901\u0902\u0981\u0982\u0a01\u0a02\u0a70\u0a71\u0a81\u0a82\u0c00-\u0c02\u0c81\u0c82\u0d02]|[\u094d\u09cd\u0a4d\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]$/g;

/** A consonant written twice with a virama in between. */
const doubled = /(\p{L})[\u094d\u09cd\u0a4d\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]\1/gu;

/** Unlike `wordsOf`, also ignores vowel lengths and doubled letters. */
export function spellSearch(text: string): string[] {
  return wordsOf(text).map(spellWord).filter(Boolean);
}

function spellWord(word: string): string {
  return /^[a-z0-9]+$/.test(word) ? spellLatin(word) : spellIndian(word);
}

function spellIndian(word: string): string {
  const short = [...word].map((letter) => shortVowels[letter] ?? letter).join('');
  return short.replace(passing, '').replace(doubled, '$1');
}

function spellLatin(word: string): string {
  return word
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('ph', 'f')
    .replace(/([a-z])\1+/g, '$1');
}

const shortestName = 2;
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]$/;

/** Returns a word without each ending that it may have. */
export function readEndings(lines: readonly string[], shortest = shortestName): (word: string) => string[] {
  const endings = new Set(
    lines.flatMap((line) => line.split(' ')).flatMap((ending) => spellSearch(ending).slice(0, 1)),
  );
  const longestEnding = Math.max(...[...endings].map(({ length }) => length));
  return (word) => {
    const most = Math.min(longestEnding, word.length - shortest);
    const lengths = Array.from({ length: Math.max(0, most) }, (_, step) => step + 1);
    return lengths
      .filter((length) => endings.has(word.slice(-length)))
      .map((length) => word.slice(0, -length).replace(virama, ''));
  };
}
