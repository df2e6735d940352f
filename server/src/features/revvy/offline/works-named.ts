import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { stemOf } from '../knowledge/stems.ts';

/** Words between two works, in the spelling of each language and in Latin letters. Tamil and Malayalam end both works alike. */
const joins =
  /[,;+&\n]|\s(?:and|plus|aur|ani|aani|ane|ebong|mariyu|mattu|matrum|mattum|और|तथा|एवं|आणि|अन्|व|আর|এবং|ও|மற்றும்|கூட|మరియు|అలాగే|અને|તથા|ಮತ್ತು|ಹಾಗೂ|കൂടാതെ|ഒപ്പം|പിന്നെ|ਅਤੇ|ਤੇ)(?=\s)|(?<=ும்|ും)\s/iu;
/** Romanised Hindi also spells `aur` in this way; in English it names a choice. */
const joinsOfHindi = /\s(?:or|nd)(?=\s)/i;

/** These words describe another work as often as they name one: `tyre alignment`, `dent in the paint`. */
const describing: ReadonlySet<string> = new Set([
  'Tyres',
  'Painting',
  'service',
  'Inspection',
  'Spare Parts',
  'Engine diagnostics',
]);

interface Named {
  text: string;
  language: RevvyLanguage;
  /** Lists the works that a text may mean, the likeliest first. */
  worksOf(text: string): string[];
  words: readonly string[];
}

/** Lists the works that a message names, the main one first: `wash and interior cleaning`, `alignment balancing`. */
export function worksNamed({ text, language, worksOf, words }: Named): string[] {
  const [first, ...others] = worksOf(text);
  if (first === undefined) return [];
  const parts = text.split(joins).flatMap((part) => (language === 'hi-Latn' ? part.split(joinsOfHindi) : [part]));
  const said = parts.length > 1 ? parts.flatMap((part) => worksOf(part).slice(0, 1)) : [];
  const stems = new Set(words.map(stemOf));
  // `Foam wash` also reads as a cleaning, but names no `Interior Cleaning`.
  const isNamed = (work: string) => !describing.has(work) && wordsOf(work).every((word) => stems.has(stemOf(word)));
  const beside = said.length > 1 ? [] : others.filter(isNamed);
  return [...new Set([first, ...said, ...beside])];
}
