import { detectLanguage } from '../../../platform/language/detect-language.ts';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { packsFor } from '../knowledge/packs-for.ts';
import { hasPhrase } from '../knowledge/signs.ts';
import { dangersIn } from '../safety/dangers.ts';
import type { Asking, LanguagePack, Packs } from '../types.ts';

/** Earlier messages of the customer. */
const remembered = 2;

/** The dangers of the last messages. None if the customer now says that it is over. */
export function recentDangers(packs: Packs, { text, language, history }: Asking): string[] {
  const over = Object.values<LanguagePack>(packs).flatMap(({ mended }) => mended);
  if (hasPhrase(wordsOf(text), over)) return [];
  const asked = history.filter(({ role }) => role === 'user').slice(-remembered);
  const found = asked.flatMap(({ content }) => dangersIn(packsOf(packs, content, language), content, ['notNow']));
  return [...new Set(found)];
}

/** An earlier message may be in another script than this one. */
function packsOf(packs: Packs, said: string, language: Asking['language']): LanguagePack[] {
  const written = detectLanguage({ text: said, interfaceLanguage: language === 'hi-Latn' ? 'hi' : language });
  return [...new Set([...packsFor(packs, written), ...packsFor(packs, language)])];
}
