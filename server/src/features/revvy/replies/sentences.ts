/** Indian languages end sentences with a danda. */
const end = /[.!?…]["')\]*_]*\s|[।॥\n]/g;

export function splitFinished(text: string): { finished: string; begun: string } {
  let at = 0;
  for (const match of text.matchAll(end)) at = match.index + match[0].length;
  return { finished: text.slice(0, at), begun: text.slice(at) };
}
