import { wordsOf } from '../../../platform/language/words-of.ts';
import { linesNamedBy } from '../knowledge/named-lines.ts';
import { stemsOf } from '../knowledge/rarity.ts';
import type { Note } from '../types.ts';

/** A question about everything gets the whole list. */
const mostNamed = 3;

/** `What is the fine without a helmet` names one line of a list of fines by a sign in the note's head. */
export function linesNamed(question: string, note: Pick<Note, 'lines'>, text: string): string[] {
  const places = linesNamedBy(question, note);
  return places.size > mostNamed ? [] : listIn(text).filter((_, place) => places.has(place));
}

const leastShared = 2;

/** `Is the number plate part of a sale` asks for the line that shares the most words with it. */
export function lineAskedFor(question: string, lead: string, details: string): string | null {
  const asked = [...stemsOf(wordsOf(question))];
  const shared = (text: string) => {
    const stems = stemsOf(wordsOf(text));
    return asked.filter((stem) => stems.has(stem)).length;
  };
  const least = Math.max(leastShared, shared(lead) + 1);
  const lines = listIn(details).filter((line) => shared(line) >= least);
  const [best] = lines.sort((a, b) => shared(b) - shared(a));
  return best ?? null;
}

const figure =
  /(?:\d[\d,.]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve))(?: (?:to|or) [\w,.]+)? (?:km|kilometres?|days?|weeks?|months?|years?|hours?|minutes?|mm|cm|psi|litres?|volts?)\b|\bonce a (?:week|month|year)\b/i;

/**
 * `How often` asks for the line that has a figure, if the lead has none. A translation has the lines of its original,
 * whose units are known.
 */
export function lineWithFigure(text: string, original: string): string | null {
  const [lead = '', ...others] = original.split('\n');
  if (figure.test(lead)) return null;
  const place = others.findIndex((line) => line.startsWith(bullet) && figure.test(line));
  return place < 0 ? null : (text.split('\n')[place + 1]?.slice(bullet.length) ?? null);
}

/** A point of a list may begin with a small letter. */
export function asSentence(line: string): string {
  return line.replace(/^./u, (letter) => letter.toUpperCase());
}

const bullet = '- ';

function listIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.startsWith(bullet));
  return lines.map((line) => line.slice(bullet.length));
}
