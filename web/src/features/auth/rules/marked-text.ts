export interface TextPart {
  text: string;
  /** The name of the mark the part stands in. */
  mark: string | null;
}

/** A sentence with marked words, `Read the <terms>terms</terms>.`, in its parts: languages put them in different places. */
export function markedParts(sentence: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of sentence.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    const [whole, mark = '', text = ''] = found;
    parts.push({ text: sentence.slice(from, found.index), mark: null }, { text, mark });
    from = found.index + whole.length;
  }
  return [...parts, { text: sentence.slice(from), mark: null }].filter(({ text }) => text !== '');
}
