export interface TextPart {
  text: string;
  /** The name of the mark the part stands in. */
  mark: string | null;
  /** Punctuation after a marked part; a line must not begin with it. */
  tail: string;
}

/** A sentence with marked words, `Read the <terms>terms</terms>.`, in its parts: languages put them in different places. */
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
