import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { createPauses } from '../../../platform/event-loop/pauses.ts';
import { isHinglish, type ReadLatin } from '../../../platform/language/detect-language.ts';
import { wordsOf } from '../../../platform/language/words-of.ts';

/** Texts by language. Only those in Latin letters count. */
type Texts = ReadonlyMap<RevvyLanguage, readonly string[]>;

const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;
const partLengths = [2, 3, 4];

/** A part that never occurs in a language counts as seen this often, so that one new part does not rule it out. */
const unseen = 0.1;

/** How much more likely than English, or Hinglish, a language must be for each part of the text. */
const leastLead = 0.2;
const leastLeadOfInterface = 0.1;
const leastLeadWithoutOwnWord = 0.5;

/** A language needs a word that English texts lack, and that is no name: names of makes stand in texts of all languages. */
const ownTimes = 2;
/** A word of more languages than this is a name. */
const mostLanguages = 4;

/**
 * Tells romanised languages apart, and from English, by parts of words (naive Bayes over 2 to 4 letters). Hinglish is
 * recognised by its frequent words first. Pauses for other work.
 */
export async function createLatinReader(texts: Texts): Promise<ReadLatin> {
  const languages = [...texts.keys()];
  const counts = new Map<string, Float64Array>();
  const totals = new Float64Array(languages.length);
  const pause = createPauses();
  for (const [index, language] of languages.entries()) {
    for (const [word, times] of await countWords(texts.get(language) ?? [], pause)) {
      for (const part of partsOf([word])) {
        const count = counts.get(part) ?? new Float64Array(languages.length);
        counts.set(part, count);
        count[index] = (count[index] ?? 0) + times;
        totals[index] = (totals[index] ?? 0) + times;
      }
      await pause();
    }
  }
  const english = languages.indexOf('en');
  const timesOf = (part: string, index: number) => counts.get(part)?.[index] ?? 0;

  function likelihoods(words: string[]): number[] {
    const parts = [...partsOf(words)].filter((part) => counts.has(part));
    return languages.map((_, index) => {
      const total = Math.log((totals[index] ?? 0) + unseen * counts.size);
      const sum = parts.reduce((all, part) => all + Math.log(timesOf(part, index) + unseen) - total, 0);
      return sum / Math.max(1, parts.length);
    });
  }

  function isName(word: string): boolean {
    return /\d/.test(word) || (counts.get(wholeWord(word))?.filter((count) => count > 0).length ?? 0) > mostLanguages;
  }

  return (words, interfaceLanguage) => {
    const base: RevvyLanguage = isHinglish(words) ? 'hi-Latn' : 'en';
    const found = likelihoods(words);
    const best = found.indexOf(Math.max(...found));
    const language = languages[best];
    if (!language || language === base || language === 'en') return base;
    const lead = (found[best] ?? 0) - (found[languages.indexOf(base)] ?? 0);
    const own = interfaceLanguage === 'hi' ? 'hi-Latn' : interfaceLanguage;
    if (lead < (language === own ? leastLeadOfInterface : leastLead)) return base;
    const foreign = words.filter((word) => timesOf(wholeWord(word), english) === 0 && !isName(word));
    const isOwn = (word: string) => timesOf(wholeWord(word), best) >= ownTimes;
    return foreign.some(isOwn) || (foreign.length > 1 && lead >= leastLeadWithoutOwnWord) ? language : base;
  };
}

/** Few words make up most of the texts, so that each is taken apart once. */
async function countWords(texts: readonly string[], pause: () => Promise<void>): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const text of texts) {
    if (!latin.test(text)) continue;
    for (const word of wordsOf(text)) times.set(word, (times.get(word) ?? 0) + 1);
    await pause();
  }
  return times;
}

const wholeWord = (word: string) => `=${word}`;

function partsOf(words: readonly string[]): Set<string> {
  const parts = new Set<string>();
  for (const word of words) {
    if (/\d/.test(word)) continue;
    parts.add(wholeWord(word));
    const padded = ` ${word} `;
    for (const length of partLengths) {
      for (let from = 0; from + length <= padded.length; from += 1) parts.add(padded.slice(from, from + length));
    }
  }
  return parts;
}
