/** Not the parts that are called so: the drive belt, the drive shaft. */
const drive = String.raw`(?:drive|ride)\b(?! (?:belt|shaft|batter|chain|motor|mode|ke))`;

const tellsToDrive = [
  /\bafter a (?:short )?(?:drive|ride)\b|\btest (?:drive|ride)\b|\btry another road\b|\blevel road, top gear\b/i,
  /\b(?:you may|you can|otherwise you may)\b[^.]*\b(?:drive|ride|go)\b/i,
  /\b(?:drive|ride|go) (?:gently|slowly|softly|carefully|only)\b|\bdrive (?:a minute|at least)\b|\blow load\b/i,
  new RegExp(String.raw`(?:^\W*|[:;,] |\bthen )${drive}`, 'i'),
  new RegExp(String.raw`(?<!before a )\b(?:steady|long|longer|slow|highway) (?:\w+ )?${drive}`, 'i'),
  /\b(?:keep|continue|carry on|go on|resume|try|by) (?:driving|riding|rolling)\b|\bkeep it rolling\b/i,
  /\b(?:driv(?:e|ing)|rid(?:e|ing))(?: on| it| back)? (?:home|to (?:a|the|your|any)\b)/i,
  /\bto reach (?:(?:a|the|your|any|some) (?:nearest )?(?:garage|workshop|mechanic|repair)|home\b)|\bon (?:the|your) way\b/i,
  /\b(?:check|feel|listen|watch|note|test|try|see|look)\b[^.]*\b(?:while|when) (?:driving|riding)\b/i,
  /\b(?:while|when) (?:driving|riding),? (?:check|feel|listen|watch|note|test|try|see|look)\b/i,
  /\b(?:safe|fine|ok|okay|enough)\b[^.]*\b(?:driving|riding)\b|\b(?:driving|riding)\b[^.]*\b(?:is|are) (?:safe|fine|ok|okay)\b/i,
  /(?:चलाने के बाद|चला सकते हैं|चलाकर देख|चलिए|चलते रहिए|चलाते रहिए|तक पहुँचने के लिए)/,
  /(?<!(?:हीटर|एसी|पंखा|ब्लोअर|इंजन|वाइपर|पंप|मोटर) )चलाइए/,
  /चलाते (?:हुए|समय|वक़्त|वक्त)[^।]*(?:िए|इए|ें)(?=[\s,।]|$)/,
  /(?<!\b(?:heater|ac|fan|blower|engine|wiper|pump|motor) )\bchala+iye\b|\bchala (?:sakte|lijiye|kar dekh\w*)|\bchalate rahiye\b/i,
  /\bchalat[ei] (?:hue|huye|samay|waqt)\b[^.]*iye\b|\btak pahunchn[ae] (?:ke liye|ho)\b|\bgaadi chalti rahe\b/i,
];
const warnsOfIt =
  /\b(?:do not|never|don't|cannot|stop (?:driving|riding)|avoid|instead of|not safe|not ok|not fine|unsafe)\b|नहीं चला|मत चला|न चलाइए|मत कीजिए|मत रहिए|\b(?:mat|na|nahi) (?:chala|kijiye|rahiye)/i;

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
