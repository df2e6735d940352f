/** Format characters (such as joiners) and nuktas, with and without which people write the same word. */
const shades = /[\p{Cf}\u093c\u09bc\u0a3c]/gu;

/** A Malayalam chillu is a consonant with a virama, and both spellings are in use. */
const chillus: Record<string, string> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' };

/** People also write `ൻ്റ` for `ന്റ`, which doubles the virama. */
const doubledVirama = /്{2,}/g;

const indianDigit = /[०-९০-৯੦-੯૦-૯௦-௯౦-౯೦-೯൦-൯]/g;

function toAsciiDigit(digit: string): string {
  return String((digit.charCodeAt(0) & 0x7f) - 0x66);
}

/** Spells most texts, in which the other rules change nothing. */
function spellAscii(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=[a-z])'(?=[a-z])/g, '')
    .replace(/([a-z])\1{2,}/g, '$1');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const onlyAscii = /^[\x00-\x7f]*$/;

/** Lower case with Latin digits; punctuation stays. */
export function spellOnce(text: string): string {
  if (onlyAscii.test(text)) return spellAscii(text);
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(shades, '')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/[ൺൻർൽൾൿ]/g, (letter) => chillus[letter] ?? letter)
    .replace(doubledVirama, '്')
    .replace(indianDigit, toAsciiDigit)
    .replaceAll('ँ', 'ं')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .normalize('NFC');
}

const notInWords = /[^\p{L}\p{N}\p{M}]+/u;

export function wordsOf(text: string): string[] {
  return splitWords(spellOnce(text));
}

export function splitWords(spelled: string): string[] {
  return spelled.split(notInWords).filter(Boolean);
}

/** Removes the words at these places. The punctuation between the others stays, as in `24/11` and `4:30`. */
export function withoutWords(text: string, places: ReadonlySet<number>): string {
  let place = -1;
  return spellOnce(text)
    .replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => (places.has(++place) ? '' : word))
    .trim();
}

/**
 * A full stop ends a clause, a decimal point does not. Words after a 'but' are a new clause. The Hindi पर means 'but'
 * after a verb and 'on' after a noun.
 */
const clauseEnd =
  /[!?;\n।॥|]+|[.]+(?=\s|$)|\s(?:but|lekin|लेकिन|मगर)\s|(?<=\s(?:है|हैं|हूँ|हूं|था|थी|थे|गया|गई|गए|लिया|लिए|दिया|दी|हुआ|हुई|नहीं))\sपर\s/u;

export function clausesOf(text: string): string[][] {
  const clauses = text.split(clauseEnd).map(wordsOf);
  const once = new Map(clauses.map((words) => [words.join(' '), words]));
  return [...once.values()].filter((words) => words.length > 0);
}
