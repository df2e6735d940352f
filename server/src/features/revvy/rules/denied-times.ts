import { timeNames } from '../knowledge/names.ts';
import { type Phrase, placesOf } from '../knowledge/signs.ts';
import type { LanguagePack, Packs } from '../types.ts';
import { tokensOf } from './time-words.ts';

const days = timeNames.slice(0, timeNames.indexOf('next'));
const parts = ['morning', 'afternoon', 'evening', 'weekend'] as const;

/**
 * Leaves out the times that are not wanted: `not Monday, Tuesday`, `सुबह नहीं, शाम को`. English says no before the time, the
 * other languages after it. A text without another time stays as it is.
 */
export function withoutDeniedTimes(packs: Packs, text: string): string {
  const tokens = tokensOf(text);
  const all = Object.values<LanguagePack>(packs);
  const times = all.flatMap((pack) => [...days, ...parts].flatMap((name) => pack.times[name]));
  const before = spans(tokens, packs.en.intents.notThen.flat(2));
  const after = spans(
    tokens,
    all.filter(({ language }) => language !== 'en').flatMap(({ intents }) => intents.notThen.flat(2)),
  );
  const left = new Set(tokens.keys());
  for (const { from, to } of spans(tokens, times)) {
    const denial = after.find((each) => each.from === to) ?? before.find((each) => each.to === from);
    if (!denial) continue;
    for (let place = Math.min(from, denial.from); place < Math.max(to, denial.to); place += 1) left.delete(place);
  }
  const rest = tokens.filter((_, place) => left.has(place));
  return left.size < tokens.length && spans(rest, times).length > 0 ? rest.join(' ') : text;
}

/** The tokens of a phrase, without the one at `to`. */
interface Span {
  from: number;
  to: number;
}

function spans(tokens: readonly string[], phrases: readonly Phrase[]): Span[] {
  return phrases.flatMap((phrase) => placesOf(tokens, phrase).map((from) => ({ from, to: from + phrase.length })));
}
