import type { TimeWords } from './time-words.ts';

/** An ending may stand between: `सोमवार को नहीं`. */
const longestEnding = 3;

/**
 * The text without the days and parts of a day that are not wanted: `not Monday, Tuesday`, `सुबह नहीं, शाम को`. Null if
 * none is denied, or if no other is named.
 */
export function withoutDeniedTimes(words: TimeWords): string | null {
  const { tokens, timeAt } = words;
  const denied = new Set<number>();
  for (const [from] of tokens.entries()) {
    const length = timeAt(from);
    const to = length > 0 ? endOfDenied(words, from, from + length) : from;
    for (let place = from; place < to; place += 1) denied.add(place);
  }
  const isOtherNamed = tokens.some((_, place) => timeAt(place) > 0 && !denied.has(place));
  if (denied.size === 0 || !isOtherNamed) return null;
  return tokens.filter((_, place) => !denied.has(place)).join(' ');
}

/** English says no before the time, the other languages after it. The place itself if the time is not denied. */
function endOfDenied({ tokens, begins, ends }: TimeWords, from: number, to: number): number {
  if (ends('notBefore', from - 1)) return to;
  const ending = (tokens[to] ?? '').length <= longestEnding ? [to, to + 1] : [to];
  const no = ending.find((place) => begins('notAfter', place) > 0);
  return no === undefined ? from : no + begins('notAfter', no);
}
