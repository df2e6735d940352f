import { wordsOf } from '../../../platform/language/words-of.ts';
import type { IntentName } from '../knowledge/names.ts';

const amount = /^\d{3,6}$/;
const years = { first: 1990, last: 2035 };

/** Units after a number of another kind: kilometres, revolutions, millilitres, pounds. */
const units =
  /^(k|kms?|kilomet\w*|rpm|cc|mm|ml|psi|kg|watts?|w|volts?|model|किमी|किलोमीटर|कि|मॉडल|কিমি|কিলোমিটার|কি|கிமீ|கி|கிலோமீட்டர்|కిమీ|కి|కిలోమీటర్లు|કિમી|કિ|કિલોમીટર|ಕಿಮೀ|ಕಿ|ಕಿಲೋಮೀಟರ್|കിമീ|കി|കിലോമീറ്റർ|ਕਿਮੀ|ਕਿਲੋਮੀਟਰ)$/;

/** `Is 2500 ok for brake pads`. The message must also name a work. */
export function asksIfFair(intents: ReadonlySet<IntentName>, text: string): boolean {
  if (!intents.has('fairPrice') || intents.has('book') || intents.has('measure')) return false;
  const words = wordsOf(text);
  const isOfOther = (place: number) => units.test(words[place + 1] ?? '');
  const isYear = (word: string) => Number(word) >= years.first && Number(word) <= years.last && !word.endsWith('00');
  const named = words.some((word, place) => amount.test(word) && !isOfOther(place) && !isYear(word));
  return named || (intents.has('amount') && !words.some((_, place) => isOfOther(place)));
}
