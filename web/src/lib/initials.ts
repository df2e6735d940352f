/**
 * The first letters of the first and the last word, whole as they are written: a vowel sign stays with its letter. What
 * stands in brackets or quotes is no word.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[^\p{P}]/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(firstLetter);
  return letters.join('').toUpperCase();
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function firstLetter(word: string | undefined): string {
  const [first] = graphemes.segment(word ?? '');
  return first?.segment ?? '';
}
