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
  const found = asked.flatMap(({ content }, place) => {
    const understood = packsOf(packs, content, language);
    const dangers = dangersIn(understood, content, ['notNow']);
    if (!dangers.includes(smoke)) return dangers;
    const all = [...asked.slice(place).map((message) => message.content), text].map(withoutEnd).join(' ');
    return dangersIn(understood, all, ['notNow']).includes(smoke) ? dangers : dangers.filter((id) => id !== smoke);
  });
  return [...new Set(found)];
}

/** Where smoke comes from and when is often said in the next message: 'only on cold mornings'. */
const smoke = 'smoke-or-fire';

function withoutEnd(message: string): string {
  return message.replace(/[\s.!?।,]+$/u, '');
}

/** An earlier message may be in another script than this one. */
function packsOf(packs: Packs, said: string, language: Asking['language']): LanguagePack[] {
  const written = detectLanguage({ text: said, interfaceLanguage: language === 'hi-Latn' ? 'hi' : language });
  return [...new Set([...packsFor(packs, written), ...packsFor(packs, language)])];
}
