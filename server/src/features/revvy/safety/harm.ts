import { hasAnySign, hasPhrase, type Phrase } from '../knowledge/signs.ts';
import type { Harm, LanguagePack } from '../types.ts';

/** True if a clause names a harmful act, the question wishes for it, and nothing says that the asker guards against it. */
export function wantsHarm(understood: LanguagePack[], clauses: string[][]): boolean {
  const marks = (name: Exclude<keyof Harm, 'rules'>): Phrase[] => understood.flatMap(({ harm }) => harm[name]);
  const [wish, help, hiding] = [marks('wish'), marks('help'), marks('hiding')];
  const says = (phrases: Phrase[]) => clauses.some((clause) => hasPhrase(clause, phrases));
  if (!says([...wish, ...hiding])) return false;
  const isHelp = clauses.map((clause) => hasPhrase(clause, help));
  const isHiding = says(hiding);
  return clauses.some((clause, place) => {
    const asksHelp = [place - 1, place, place + 1].some((near) => isHelp[near]);
    return (isHiding || !asksHelp) && namesHarm(understood, clause);
  });
}

/** Counted in words. `steal … my neighbour's … bike` needs more room than a part and its fault. */
const reach = 14;

function namesHarm(understood: LanguagePack[], clause: string[]): boolean {
  return understood.some(({ harm }) => harm.rules.some(({ signs }) => hasAnySign([clause], signs, reach)));
}
