import { toLatinLetters } from './latin-letters.ts';

const [firstOther, lastOther, devanagari] = [0x09_80, 0x0d_7f, 0x09_00];
const lettersOfScript = 0x80;

/** Letters that Devanagari has no like of. */
const southern: Readonly<Record<string, string>> = {
  ...{ ன: 'न', ற: 'र', ழ: 'ळ', ఱ: 'र', ಱ: 'र', റ: 'र', ഴ: 'ळ', য়: 'य' },
  ...{ ൺ: 'ण्', ൻ: 'न्', ർ: 'र्', ൽ: 'ल्', ൾ: 'ळ्' },
};

/** The short `e` and `o`, which only the southern scripts have, and the long ones. */
const long = new Map([
  [0x09_46, 0x09_47],
  [0x09_4a, 0x09_4b],
  [0x09_0e, 0x09_0f],
  [0x09_12, 0x09_13],
]);

/** Spells a word of any Indian script, roughly. The scripts have their letters in the order of Devanagari. */
export function inLatinLetters(word: string): string {
  const moved = [...word].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const isMoved = code >= firstOther && code <= lastOther;
    const alike = devanagari + (code % lettersOfScript);
    return isMoved ? (southern[letter] ?? String.fromCodePoint(long.get(alike) ?? alike)) : letter;
  });
  return toLatinLetters(moved.join(''));
}
