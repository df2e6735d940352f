import { fold } from '../../locations/rules.ts';
import type { CityIndex } from '../../locations/types.ts';

const longest = 3;

export function cityNamed(text: string, cities: CityIndex): string | undefined {
  const words = fold(text).split(' ').filter(Boolean);
  for (let length = longest; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length).join(' ');
      const city = name.length > 3 ? cities.byName.get(name)?.[0] : undefined;
      if (city) return city.name;
    }
  }
  return undefined;
}
