/**
 * Takes the first graphemes of the first and last word, so that vowel signs stay with their letters. Skips words in
 * brackets or quotes.
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
