export interface TextPart {
  text: string;
  /** Name of the tag around the part; null without one. */
  mark: string | null;
  /** Punctuation after a marked part, because a line must not begin with it. */
  tail: string;
}

/**
 * Splits a sentence with tags, `Read the <terms>terms</terms>.`, into parts, because languages place them differently.
 */
export function markedParts(sentence: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of sentence.matchAll(/<(\w+)>(.*?)<\/\1>(\p{P}*)/gu)) {
    const [whole, mark = '', text = '', tail = ''] = found;
    parts.push({ text: sentence.slice(from, found.index), mark: null, tail: '' }, { text, mark, tail });
    from = found.index + whole.length;
  }
  return [...parts, { text: sentence.slice(from), mark: null, tail: '' }].filter(({ text }) => text !== '');
}
