import { soundOf } from '../../../platform/language/alike.ts';
import { inLatinLetters } from '../../../platform/language/in-latin-letters.ts';
import type { CityIndex } from '../../locations/types.ts';

interface SpelledArea {
  name: string;
  /** As it is written in the text, without its ending. */
  said: string;
}

const [firstOther, lastOther] = [0x09_80, 0x0d_7f];

/** `In` and `near` in the scripts from Bengali to Malayalam, as endings and as words of their own. */
const endings =
  /(?:ের কাছে|র কাছে|তে|ে|য়|ਵਿੱਚ|ਵਿਚ|ਚ|ਦੇ ਕੋਲ|ਕੋਲ|ਨੇੜੇ|માં|મા|ની પાસે|પાસે|નજીક|ில|ில்|யில்|யில|ல|ல்|ுல|ுக்கு|க்கு|ு|பக்கத்துல|பக்கத்தில்|கிட்ட|లో|దగ్గర|వద్ద|కి|ನಲ್ಲಿ|ದಲ್ಲಿ|ಯಲ್ಲಿ|ಲ್ಲಿ|ಹತ್ತಿರ|ಗೆ|യിൽ|ിൽ|ൽ|യില്|ില്|ല്|അടുത്ത്|ിന് അടുത്ത്|அருகில்|வில்|வுல)$/u;
const joiners = /[\u200b-\u200d]/gu;
const tamil = /\p{Script=Tamil}/u;
const word = /[\p{L}\p{M}]+/gu;

/** The same area in another script, compared by its consonants: `கோத்ரூட்ல` is Kothrud. Devanagari has its own rules. */
export function areaSpelled(text: string, cities: CityIndex): SpelledArea | undefined {
  const words = (text.replaceAll(joiners, '').match(word) ?? []).filter(isOtherScript);
  const isTamil = tamil.test(text);
  const areas = areasOf(cities, isTamil);
  for (const [place, each] of words.entries())
    for (const said of [`${each} ${words[place + 1] ?? ''}`.trim(), each]) {
      const name = [said, withoutEnding(said)]
        .map((spelled) => areas.get(consonantsOf(spelled, isTamil)))
        .find(Boolean);
      if (name) return { name, said };
    }
  return undefined;
}

function withoutEnding(said: string): string {
  return said.replace(endings, '').trim();
}

function isOtherScript(said: string): boolean {
  const code = said.codePointAt(0) ?? 0;
  return code >= firstOther && code <= lastOther;
}

/** Shorter ones are everyday words too often. */
const shortest = 4;

const known = { tamil: new WeakMap<CityIndex, Areas>(), other: new WeakMap<CityIndex, Areas>() };
type Areas = ReadonlyMap<string, string | null>;

/** Null for two areas that are spelled alike. */
function areasOf(cities: CityIndex, isTamil: boolean): Areas {
  const kept = known[isTamil ? 'tamil' : 'other'];
  const areas = kept.get(cities) ?? readAreas(cities, isTamil);
  kept.set(cities, areas);
  return areas;
}

function readAreas({ rows }: CityIndex, isTamil: boolean): Areas {
  const areas = new Map<string, string | null>();
  for (const { city, name } of rows) {
    const consonants = consonantsOf(name, isTamil);
    if (city.parent === undefined || consonants.length < shortest) continue;
    areas.set(consonants, areas.has(consonants) ? null : city.name);
  }
  return areas;
}

type Spelling = readonly [RegExp, string][];
const spoken: Spelling = [
  [/(?<=[bcdgjkpst])h/g, ''],
  [/([a-z])\1+/g, '$1'],
  [/[aeiouy\s]/g, ''],
  [/m(?=[bp])/g, 'n'],
];
/** Tamil writes `k` and `g`, or `t` and `d`, with one letter. */
const ofTamil: Spelling = [
  [/[gq]/g, 'k'],
  [/[jsz]/g, 'c'],
  [/d/g, 't'],
  [/[bf]/g, 'p'],
];

function consonantsOf(said: string, isTamil: boolean): string {
  const latin = said.split(/\s+/).map(inLatinLetters).join('');
  return [...spoken, ...(isTamil ? ofTamil : [])].reduce(
    (letters, [pattern, by]) => letters.replaceAll(pattern, by),
    soundOf(latin),
  );
}
