/**
 * An answer begins with what was asked. Its details may stand between these two marks, and the screen folds them away.
 * They are comments, which no reader of Markdown shows.
 */
const foldStart = '<!--more-->';
const foldEnd = '<!--end-->';

export function foldAway(details: string): string {
  return `${foldStart}\n\n${details}\n\n${foldEnd}`;
}

interface Folded {
  lead: string;
  details: string;
  end: string;
}

/** An answer that is still growing may lack its second mark. */
export function readFolded(markdown: string): Folded {
  const [lead = '', rest = ''] = splitOnce(markdown, foldStart);
  const [details = '', end = ''] = splitOnce(rest, foldEnd);
  return { lead: lead.trim(), details: details.trim(), end: end.trim() };
}

export function unfold(markdown: string): string {
  if (!markdown.includes(foldStart)) return markdown;
  const { lead, details, end } = readFolded(markdown);
  return [lead, details, end].filter(Boolean).join('\n\n');
}

function splitOnce(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + mark.length)];
}
