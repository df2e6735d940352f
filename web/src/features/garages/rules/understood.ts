/** Takes the words of an understood part out of the text, each once. Undefined if nothing is left. */
export function withoutWords(text: string, words: readonly string[]): string | undefined {
  const removed = [...words];
  const kept = text.split(/\s+/).filter((word) => {
    const place = removed.indexOf(word);
    if (place >= 0) removed.splice(place, 1);
    return place < 0;
  });
  return kept.join(' ') || undefined;
}
