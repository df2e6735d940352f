import { fold } from '../../locations/rules.ts';
import type { CityIndex } from '../../locations/types.ts';

const longest = 3;

interface NamedCity {
  name: string;
  /** As `fold` spells them. */
  words: string[];
}

export function cityNamed(text: string, cities: CityIndex): string | undefined {
  return findCity(text, cities)?.name;
}

export function findCity(text: string, cities: CityIndex): NamedCity | undefined {
  const words = fold(text).split(' ').filter(Boolean);
  for (let length = longest; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const said = words.slice(start, start + length);
      const city = spellingsOf(said.join(' '))
        .map((name) => cities.byName.get(name)?.[0])
        .find(Boolean);
      if (city) return { name: city.name, words: said };
    }
  }
  return undefined;
}

const [longestEnding, shortestName] = [5, 4];

/** Most Indian languages write `in Mumbai` as one word, so its ending is tried without. */
function spellingsOf(name: string): string[] {
  if (name.length < shortestName) return [];
  if (/^[\x20-\x7e]+$/.test(name)) return [name];
  const endings = Array.from({ length: longestEnding + 1 }, (_, cut) => name.slice(0, name.length - cut));
  return endings.filter((each) => each.length >= shortestName);
}
