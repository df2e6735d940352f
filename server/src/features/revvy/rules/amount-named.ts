import { wordsOf } from '../../../platform/language/words-of.ts';

const amount = /^\d{3,6}$/;
const years = { first: 1990, last: 2035 };

/** Units after a number of another kind: kilometres, revolutions, millilitres, pounds. */
const units =
  /^(k|kms?|kilomet\w*|rpm|cc|mm|ml|psi|kg|watts?|w|volts?|model|किमी|किलोमीटर|कि|मॉडल|কিমি|কিলোমিটার|কি|கிமீ|கி|கிலோமீட்டர்|కిమీ|కి|కిలోమీటర్లు|કિમી|કિ|કિલોમીટર|ಕಿಮೀ|ಕಿ|ಕಿಲೋಮೀಟರ್|കിമീ|കി|കിലോമീറ്റർ|ਕਿਮੀ|ਕਿਲੋਮੀਟਰ)$/;

/** In rupees. The largest counts, because smaller numbers may be a model: `18500 for brake pads of my Pulsar 220`. */
export function amountNamed(text: string): number | null {
  const words = wordsOf(text.replace(/(?<=\d),(?=\d{2,3}\b)/g, ''));
  const named = words.filter((word, place) => amount.test(word) && !isOfOther(words, place) && !isYear(word));
  return named.length === 0 ? null : Math.max(...named.map(Number));
}

/** Whether the word at the place is a number of kilometres or the like. */
export function isOfOther(words: readonly string[], place: number): boolean {
  return units.test(words[place + 1] ?? '');
}

function isYear(word: string): boolean {
  return Number(word) >= years.first && Number(word) <= years.last && !word.endsWith('00');
}
