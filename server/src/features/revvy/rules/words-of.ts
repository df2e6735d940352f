/** Letters that only carry a shade of spelling: joiners, nuktas; people write words with and without them. */
const shades = /[\p{Cf}\u093c\u09bc\u0a3c]/gu;

/** A Malayalam chillu is a consonant with virama; both spellings are in use. */
const chillus: Record<string, string> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' };

/** Malayalam chillu followed by a virama of its own (`ൻ്റ` for `ന്റ`). */
const doubledVirama = /്{2,}/g;

/** Digits of the Indian scripts; in each block of letters they stand in the same place. */
const indianDigit = /[०-९০-৯੦-੯૦-૯௦-௯౦-౯೦-೯൦-൯]/g;

function toAsciiDigit(digit: string): string {
  return String((digit.charCodeAt(0) & 0x7f) - 0x66);
}

/** One spelling of what people write in many: case, composed letters, digits, apostrophes, nuktas, chandrabindu and `sooooo` do not count. */
function spellOnce(text: string): string {
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

/** The words of a text in any script, spelled once. */
export function wordsOf(text: string): string[] {
  return spellOnce(text).split(notInWords).filter(Boolean);
}

/** A full stop ends a clause, the point of 2.5 does not; what is said after a 'but' is another matter. */
const clauseEnd = /[!?;\n।॥|]+|[.]+(?=\s|$)|\s(?:but|lekin|लेकिन|मगर|पर)\s/u;

/** The words of each clause: what is said together. What is said again is there once. */
export function clausesOf(text: string): string[][] {
  const clauses = text.split(clauseEnd).map(wordsOf);
  const once = new Map(clauses.map((words) => [words.join(' '), words]));
  return [...once.values()].filter((words) => words.length > 0);
}
