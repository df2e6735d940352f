import { wordsOf } from '../../../platform/language/words-of.ts';
import type { IntentName } from '../knowledge/names.ts';
import { amountNamed, isOfOther } from '../rules/amount-named.ts';

/** `Is 2500 ok for brake pads`. The message must also name a work. */
export function asksIfFair(intents: ReadonlySet<IntentName>, text: string): boolean {
  if (!intents.has('fairPrice') || intents.has('book') || intents.has('measure')) return false;
  const words = wordsOf(text);
  return amountNamed(text) !== null || (intents.has('amount') && !words.some((_, place) => isOfOther(words, place)));
}
