import { wordsOf } from '../../revvy/rules/words-of.ts';

/** Long vowel signs and letters of the Indian scripts beside their short ones, which people write for each other. */
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

/** Signs that only tell that a vowel is nasal or a consonant double, and a virama at a word's end. */
const passing =
  /[\u0901\u0902\u0981\u0982\u0a01\u0a02\u0a70\u0a71\u0a81\u0a82\u0c00-\u0c02\u0c81\u0c82\u0d02]|[\u094d\u09cd\u0a4d\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]$/g;

/** A consonant that is written twice with a virama between. */
const doubled = /(\p{L})[\u094d\u09cd\u0a4d\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]\1/gu;

/** The words of a text, each as all its spellings are compared: beside `wordsOf`, lengths of vowels and doubled letters do not count. */
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

/** Choices people make when they write an Indian word in Latin letters. */
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
