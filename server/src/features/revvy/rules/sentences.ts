/** Behind these a sentence, or a line of a list, is over; the Indian languages end theirs with a danda. */
const end = /[.!?…]["')\]*_]*\s|[।॥\n]/g;

/** The sentences that are finished, and what has been begun since. */
export function splitFinished(text: string): { finished: string; begun: string } {
  let at = 0;
  for (const match of text.matchAll(end)) at = match.index + match[0].length;
  return { finished: text.slice(0, at), begun: text.slice(at) };
}
