const tellsToDrive = [
  /\bafter a (?:short )?(?:drive|ride)\b|\btest (?:drive|ride)\b|\btry another road\b|\blevel road, top gear\b/i,
  /\b(?:you may|you can|otherwise you may)\b[^.]*\b(?:drive|ride|go)\b/i,
  /\b(?:drive|ride|go) (?:gently|slowly|softly|carefully|only)\b|\bdrive (?:a minute|at least)\b|\blow load\b/i,
  /(?:चलाने के बाद|चला सकते हैं|तक चलाइए|आराम से चलाइए|चलाकर देख|चलिए|आगे चलाइए|धीरे चलाइए)/,
];
const warnsOfIt = /\b(?:do not|never|don't|cannot)\b|नहीं चला|मत चला|न चलाइए|मत कीजिए/i;

/**
 * Drops sentences about driving from a note that follows a `do not drive` warning. A translation with the lines of its
 * original loses the sentences that the original loses. Hindi has lines and signs of its own.
 */
export function standingStill(body: string, original = body): string {
  const lines = body.split('\n');
  const originals = original.split('\n');
  const isAligned = lines.length === originals.length;
  const kept = lines.flatMap((line, index) => {
    if (line.trim() === '') return [''];
    const sentences = keptOf(sentencesOf(line), isAligned ? sentencesOf(originals[index] ?? '') : []);
    return sentences.length > 0 ? [`${markOf(line)}${sentences.join('').trim()}`] : [];
  });
  return kept.join('\n').replace(/\n{3,}/g, '\n\n');
}

export function isDriving(sentence: string): boolean {
  return !warnsOfIt.test(sentence) && tellsToDrive.some((sign) => sign.test(sentence));
}

/** Where a translator has joined or split sentences, the whole line goes. */
function keptOf(sentences: string[], originals: string[]): string[] {
  const others = sentences.filter((sentence) => !isDriving(sentence));
  if (!originals.some(isDriving)) return others;
  if (sentences.length !== originals.length) return [];
  return sentences.filter((sentence, index) => !isDriving(sentence) && !isDriving(originals[index] ?? ''));
}

/** The mark of a point in a list, which stays when the first sentence goes. */
function markOf(line: string): string {
  return /^\s*(?:[-*]|\d+\.)\s+/.exec(line)?.[0] ?? '';
}

function sentencesOf(line: string): string[] {
  return line.slice(markOf(line).length).split(/(?<=[.!?।])(?=\s)/);
}
