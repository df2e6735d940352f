const tellsToDrive = [
  /\bafter a (?:short )?(?:drive|ride)\b|\btest (?:drive|ride)\b|\btry another road\b|\blevel road, top gear\b/i,
  /\b(?:you may|you can|otherwise you may)\b[^.]*\b(?:drive|ride|go)\b/i,
  /\b(?:drive|ride|go) (?:gently|slowly|softly|carefully|only)\b|\bdrive (?:a minute|at least)\b|\blow load\b/i,
  /(?:चलाने के बाद|चला सकते हैं|तक चलाइए|आराम से चलाइए|चलाकर देख|चलिए|आगे चलाइए|धीरे चलाइए)/,
];
const warnsOfIt = /\b(?:do not|never|don't|cannot)\b|नहीं चला|मत चला|न चलाइए|मत कीजिए/i;

/** Drops sentences about driving from a note that follows a `do not drive` warning. */
export function standingStill(body: string): string {
  const lines = body.split('\n').flatMap((line) => {
    const kept = sentencesOf(line).filter((sentence) => !isDriving(sentence));
    return kept.length > 0 || line.trim() === '' ? [kept.join('').trimEnd()] : [];
  });
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

export function isDriving(sentence: string): boolean {
  return !warnsOfIt.test(sentence) && tellsToDrive.some((sign) => sign.test(sentence));
}

function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?।])(?=\s)/);
}
