import type { Asking, Understood } from '../types.ts';
import { understand } from './understand.ts';

const breaks = /[,.;:।!\n]|\s(?:but|just|so|bas|sirf|lekin|par|बस|सिर्फ|सिर्फ़|लेकिन|पर|फक्त|पण)\s/u;

/** `The clutch smelled last week, it is fine now, I just want a general service`: the last words say what is wanted. */
export function wishAtEnd(
  { packs, terms }: { packs: Parameters<typeof understand>[0]; terms: Parameters<typeof understand>[1] },
  { text, language, dangers }: Pick<Asking, 'text' | 'language' | 'dangers'>,
): Understood | null {
  const clauses = text.split(breaks).filter((clause) => clause.trim() !== '');
  const last = clauses.at(-1);
  if (last === undefined || clauses.length < 2 || dangers.length > 0 || text.includes('?')) return null;
  const wish = understand(packs, terms, { text: last, language });
  return wish.intents.has('wish') && wish.service !== null && !wish.intents.has('price') ? wish : null;
}
