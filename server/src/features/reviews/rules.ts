/** `Meera N.` for `Meera Nair`. */
export function shortName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const [first = ''] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last ? `${first} ${initialOf(last)}.` : first;
}

/** Keeps the vowel signs of the letter, as Indian scripts need. */
function initialOf(word: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word);
  return first?.segment.toUpperCase() ?? '';
}
