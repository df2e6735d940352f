import { fold } from '../../locations/rules.ts';
import type { CityIndex } from '../../locations/types.ts';
import { searchWords } from '../../search/queries/search-words.ts';
import type { IntentName } from '../knowledge/names.ts';
import { areaHeard } from './area-heard.ts';
import { areaSpelled } from './area-spelled.ts';

const longest = 3;

interface NamedCity {
  name: string;
  /** As `fold` spells them. */
  words: string[];
}

export function cityNamed(text: string, cities: CityIndex): string | undefined {
  return findCity(text, cities)?.name;
}

/** `I have to go to Mumbai tomorrow` asks for no garage there. */
export function cityAsked(text: string, cities: CityIndex, intents: ReadonlySet<IntentName>): string | undefined {
  const isOnTheWay = intents.has('goesAway') && !intents.has('garages') && !intents.has('book');
  return isOnTheWay ? undefined : cityNamed(text, cities);
}

export function findCity(text: string, cities: CityIndex): NamedCity | undefined {
  const words = fold(text).split(' ').filter(Boolean);
  for (let length = longest; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const said = words.slice(start, start + length);
      if (isEverydayWord(words, start, said)) continue;
      const city = spellingsOf(said.join(' '))
        .map((name) => cities.byName.get(name)?.[0])
        .find(Boolean);
      if (city && isOfArea(words[start + length], city)) continue;
      if (city) return { name: city.name, words: said };
    }
  }
  const heard = areaHeard(text, cities) ?? areaSpelled(text, cities);
  const isSaid = (word: string) =>
    fold(heard?.said ?? '')
      .split(' ')
      .some((part) => word.startsWith(part));
  return heard && { name: heard.name, words: words.filter(isSaid) };
}

/** `gaya` is a town in `gaya me garage`, and a verb in `tyre fat gaya`. */
function isEverydayWord(words: readonly string[], start: number, said: readonly string[]): boolean {
  const [word = '', second] = said;
  const placeWords = searchWords().placeWords;
  if (second !== undefined || words.length === 1 || !placeWords.everyday.has(word)) return false;
  return !(placeWords.before.has(words[start - 1] ?? '') || placeWords.after.has(words[start + 1] ?? ''));
}

/** Areas are named after people and trees rather than after small towns. */
const largeCity = 1_000_000;

/** `Kalyani Nagar` is no place in Kalyani. `Pune Station` is one in Pune. */
function isOfArea(next: string | undefined, { population }: { population: number }): boolean {
  return next !== undefined && population < largeCity && searchWords().placeWords.areas.has(next);
}

const [longestEnding, shortestName] = [5, 4];

/** Before some endings a name changes its own: கோயம்புத்தூரில் is `in கோயம்புத்தூர்`, पुण्यात is `in पुणे`. */
const changed: readonly (readonly [endings: RegExp, own: string])[] = [
  [/(?:ில்?|ிலே|ுல|ிலிருந்து|ுக்கு|ின்)$/u, '்'],
  [/த்(?:தில்?|துல|துக்கு|திற்கு|தின்)$/u, 'ம்'],
  [/(?:ಿನಲ್ಲಿ|ಿನಲಿ|ಿಂದ|ಿಗೆ|ಿನ|ಲ್ಲಿ)$/u, 'ು'],
  [/ത്(?:ത്|തിൽ|തില്|തെ|തേക്ക്)$/u, 'ം'],
  [/ട്(?:ട്|ടിൽ|ടില്|ടെ)$/u, 'ട്'],
  [/ര(?:ിൽ|ില്|ിലെ|ിന്)$/u, 'ർ'],
  [/्या(?:त|ला|चा|ची|चे|हून)$/u, 'े'],
  [/्या(?:त|ला|चा|ची|चे|हून)$/u, 'ा'],
  [/ुरा(?:त|ला|हून)$/u, 'ूर'],
  [/ा(?:त|ला|हून)$/u, ''],
];

/** Most Indian languages write `in Mumbai` as one word, so its ending is tried without. */
function spellingsOf(name: string): string[] {
  if (name.length < shortestName) return [];
  if (/^[\x20-\x7e]+$/.test(name)) return [name];
  const cut = Array.from({ length: longestEnding + 1 }, (_, length) => name.slice(0, name.length - length));
  const restored = changed.flatMap(([endings, own]) => (endings.test(name) ? [name.replace(endings, own)] : []));
  return [...cut, ...restored].filter((each) => each.length >= shortestName);
}
