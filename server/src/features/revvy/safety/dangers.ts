import { hasAnySign, hasPhrase, type Sign, withoutSign } from '../knowledge/signs.ts';
import type { LanguagePack } from '../types.ts';

/** Clauses that any language marks as about something else are skipped. */
export function dangersIn(
  understood: LanguagePack[],
  clauses: string[][],
  marks: ('notNow' | 'conditions')[],
): string[] {
  const others = understood.flatMap((pack) => marks.flatMap((mark) => pack[mark]));
  const mended = understood.flatMap((pack) => pack.mended);
  const present = clauses.filter((clause) => !hasPhrase(clause, others));
  const now = present.filter((clause) => !hasPhrase(clause, mended));
  const again = happeningAgain(understood, present);
  const has = (signs: Sign[]) => hasAnySign(now, signs) || hasAnySign(again, signs, reachAgain);
  const flags = understood.flatMap((pack) => pack.flags.filter(({ signs }) => has(signs)));
  return [...new Set(flags.map(({ id }) => id))].filter((id) => isReported(understood, id, [...now, ...again]));
}

/** 'The brakes were repaired, but they fail again' names the part in one clause and the danger in the next. */
const reachAgain = 16;

function happeningAgain(understood: LanguagePack[], clauses: string[][]): string[][] {
  const marks = understood.flatMap((pack) => pack.again);
  return clauses.flatMap((clause, place) =>
    hasPhrase(clause, marks) ? [[...(clauses[place - 1] ?? []), ...clause]] : [],
  );
}

/** A danger counts only if a sign remains after the harmless phrases that sound like it are removed. */
function isReported(understood: LanguagePack[], id: string, clauses: string[][]): boolean {
  const flags = understood.flatMap((pack) => pack.flags.filter((flag) => flag.id === id));
  const harmless = flags.flatMap(({ but }) => but);
  const rest = clauses.map((clause) => harmless.reduce(withoutSign, clause));
  return flags.some(({ signs }) => hasAnySign(rest, signs, reachAgain));
}
