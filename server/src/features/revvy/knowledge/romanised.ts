import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { createPauses } from '../../../platform/event-loop/pauses.ts';
import { englishWords, isHinglish, type ReadLatin } from '../../../platform/language/detect-language.ts';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { createSpellingModel, type SpellingModel } from './spelling-model.ts';

/** People mix English words into every language: this part of their words is English. */
const englishPart = 0.3;

/** Leads over English are logarithms of how much likelier a language is. A language needs this lead. */
const leastLead = 3;
/** The language of the interface needs less. Hinglish needs less with its frequent words, and more without them. */
const leadOfInterface = 5;
const leadOfHinglish = 2.5;
/** A word such as `the` or `my` speaks for English. */
const leadOfEnglish = 2;

/** Letters alone are a weak sign of a language, because English has rare words too. */
const trustInLetters = 0.2;
/** One word alone decides nothing in a message that is English otherwise. */
const mostLead = 4.5;

/** A language needs a word that English texts lack and that speaks for the language. */
const leadOfOwnWord = 0.7;

/** The signs of English also list some Indian words. They have an Indian word's letters and are in few other packs. */
const leadOfIndianLetters = 3.5;
const mostPacks = 4;

export interface Learned {
  /** Only texts in Latin letters count. */
  texts: readonly string[];
  /** Single words, which count as seen once. */
  words: ReadonlySet<string>;
}

/**
 * Tells romanised languages apart, and from English, by their words, and the letters of words that they do not know.
 * `known` names are in every language. Pauses for other work.
 */
export async function createLatinReader(
  learned: ReadonlyMap<RevvyLanguage, Learned>,
  known: readonly string[],
): Promise<ReadLatin> {
  const languages = [...learned.keys()];
  const [english, hinglish] = [languages.indexOf('en'), languages.indexOf('hi-Latn')];
  const model = createSpellingModel(languages.length);
  const names = new Set(known);
  await learnTexts(model, [...learned.values()], names);
  await learnWords(model, [...learned.values()], english);

  /** How much likelier each language has the word than English. */
  function leadsOf(word: string): number[] {
    const likely = [...model.likelihoods(word)];
    const ofEnglish = likely[english] ?? 0;
    const trust = model.isKnown(word) ? 1 : trustInLetters;
    const leads = likely.map((own) => trust * Math.log((1 - englishPart) * (own / ofEnglish) + englishPart));
    const excess = Math.max(0, Math.max(...leads) - mostLead);
    return leads.map((lead) => Math.max(Math.log(englishPart), lead - excess));
  }

  function readWord(word: string) {
    return { leads: leadsOf(word), isForeign: model.timesOf(word, english) === 0 };
  }

  return (words, interfaceLanguage) => {
    const own = languages.indexOf(interfaceLanguage === 'hi' ? 'hi-Latn' : interfaceLanguage);
    const base: RevvyLanguage = isHinglish(words) ? 'hi-Latn' : 'en';
    const read = words.filter((word) => isSpelled(word) && !names.has(word)).map(readWord);
    const leads = languages.map((_, language) => {
      const frequent = base === 'hi-Latn' ? leadOfHinglish : -leadOfHinglish / 2;
      const known = (language === own ? leadOfInterface : 0) + (language === hinglish ? frequent : 0);
      return read.reduce((sum, { leads }) => sum + (leads[language] ?? 0), known);
    });
    leads[english] = leastLead + leadOfEnglish * words.filter((word) => englishWords.has(word)).length;
    const best = leads.indexOf(Math.max(...leads));
    const hasOwnWord = read.some(({ isForeign, leads }) => isForeign && (leads[best] ?? 0) > leadOfOwnWord);
    return best !== english && hasOwnWord ? (languages[best] ?? base) : base;
  };
}

async function learnTexts(model: SpellingModel, learned: readonly Learned[], names: Set<string>): Promise<void> {
  const pause = createPauses();
  for (const [language, { texts }] of learned.entries()) {
    for (const text of texts) {
      if (!latin.test(text)) continue;
      for (const name of namesIn(text)) names.add(name);
      for (const word of wordsOf(text).filter(isSpelled)) model.learn(language, word);
      await pause();
    }
  }
}

/** A word of several packs is English if English has it, because people mix English words into every language. */
async function learnWords(model: SpellingModel, learned: readonly Learned[], english: number): Promise<void> {
  const pause = createPauses();
  const isEnglish = (word: string) => {
    if (model.timesOf(word, english) > 0) return true;
    const guesses = model.guess(word);
    const others = learned.flatMap(({ words }, language) =>
      language !== english && words.has(word) ? [guesses[language] ?? 0] : [],
    );
    const isIndian = Math.max(...others) - (guesses[english] ?? 0) > leadOfIndianLetters;
    return others.length === 0 || others.length > mostPacks || !isIndian;
  };
  const ofEnglish = new Set([...(learned[english]?.words ?? [])].filter(isEnglish));
  for (const [language, { words }] of learned.entries()) {
    for (const word of [...words].filter(isSpelled)) {
      const isOwn = (language === english) === ofEnglish.has(word);
      if (isOwn && model.timesOf(word, language) === 0) model.learn(language, word);
    }
    await pause();
  }
}

const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;

/** Numbers and codes are in no language. */
const isSpelled = (word: string) => /^\p{Script=Latin}+$/u.test(word);

/** `Swift` in `my Swift is loud`. The first word of a sentence is no name. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}+/gu)].map(([word]) => word.toLowerCase());
}
