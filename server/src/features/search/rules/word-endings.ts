import { spellSearch } from './spelling.ts';

/** Endings of names in a sentence, such as those of `पल्सरला`, `பலேனோவுக்கு` or `ఆల్టోకి`. */
const endings = new Set(
  [
    'ला ने चा ची चे च्या चं साठी मध्ये मधे वर त',
    'র ের এর য়ের টা টার টাকে টির টি তে ে কে য়',
    'ની નો નું ના ને માં માટે થી',
    'க்கு வுக்கு யுக்கு ுக்கு ிக்கு வின் யின் ின் ோட வோட யோட ோடு வுடைய யுடைய ை வை யை ல லே வில் யில் ில் வுல யில வில ு',
    'కి కు ని ను లో ది ుకి ుకు ుని ులో ు యొక్క',
    'ಗೆ ಕ್ಕೆ ಿಗೆ ವಿಗೆ ಯಿಗೆ ನ ದ ಯ ವಿನ ಿನ ಯನ್ನು ನ್ನು ನಲ್ಲಿ ದಲ್ಲಿ ಯಲ್ಲಿ ಿನಲ್ಲಿ ವಿನಲ್ಲಿ ಗಾಗಿ ು',
    'ക്ക് യ്ക്ക് ിന് വിന് ിന്റെ ന്റെ വിന്റെ യുടെ ുടെ യിൽ ിൽ വിൽ നെ യെ ിനെ വിനെ ോടെ ു',
  ]
    .join(' ')
    .split(' ')
    .flatMap((ending) => spellSearch(ending).slice(0, 1)),
);
const longestEnding = Math.max(...[...endings].map(({ length }) => length));

const shortestName = 2;
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]$/;

/** A word in an Indian script without each ending that it may have. Spelled as `spellSearch` returns it. */
export function withoutEnding(word: string): string[] {
  const longest = Math.min(longestEnding, word.length - shortestName);
  const lengths = Array.from({ length: Math.max(0, longest) }, (_, step) => step + 1);
  return lengths
    .filter((length) => endings.has(word.slice(-length)))
    .map((length) => word.slice(0, -length).replace(virama, ''));
}
