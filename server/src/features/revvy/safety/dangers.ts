import { clausesOf } from '../../../platform/language/words-of.ts';
import { hasAnySign, hasPhrase, type Phrase, type Sign, withoutSign } from '../knowledge/signs.ts';
import type { LanguagePack } from '../types.ts';

/** Clauses that any language marks as about something else are skipped. */
export function dangersIn(understood: LanguagePack[], text: string, marks: ('notNow' | 'conditions')[]): string[] {
  const clauses = clausesOf(text);
  const others = understood.flatMap((pack) => marks.flatMap((mark) => pack[mark]));
  const mended = understood.flatMap((pack) => pack.mended);
  const mayBeGeneral = !understood.some((pack) => clauses.some((clause) => hasPhrase(clause, pack.present)));
  const isGeneral = (clause: string[]) => understood.some(({ general }) => hasAnySign([clause], general));
  const present = clauses.filter(
    (clause, place) =>
      !hasPhrase(clause, others) && !endsIt(understood, clauses[place + 1]) && !(mayBeGeneral && isGeneral(clause)),
  );
  const now = [...present.filter((clause) => !hasPhrase(clause, mended)), ...afterMended(text, mended, others)];
  const again = happeningAgain(understood, present);
  const has = (signs: Sign[]) => hasAnySign(now, signs) || hasAnySign(again, signs, reachAgain);
  const flags = understood.flatMap((pack) => pack.flags.filter(({ signs, sure }) => has([...signs, ...sure])));
  const ids = [...new Set(flags.map(({ id }) => id))].filter((id) => isReported(understood, id, [...now, ...again]));
  const isElectric = understood.some(({ electric }) => clauses.some((clause) => hasPhrase(clause, electric)));
  return isElectric ? withHighVoltage(ids) : ids;
}

/** Dangers of the large battery of an electric vehicle, the worst first. */
const worstFirst = ['smoke-or-fire', 'high-voltage', 'battery-swollen', 'flood-water'];

/** Only this warning says that nobody may charge or touch a wet or burning battery of an electric vehicle. */
function withHighVoltage(ids: string[]): string[] {
  const place = ids.findIndex((id) => worstFirst.includes(id));
  if (place < 0) return ids;
  const known = new Set([...ids, 'high-voltage']);
  const others = ids.filter((id) => !worstFirst.includes(id));
  return others.toSpliced(place, 0, ...worstFirst.filter((id) => known.has(id)));
}

/** Words beside the mark, as in 'but it is sorted now'. A clause that names a part ends only its own danger. */
const mostBesideMark = 3;

/** True for a clause that says only that what came before is over. */
function endsIt(understood: LanguagePack[], next: string[] | undefined): boolean {
  if (!next) return false;
  const marks = understood.flatMap(({ mended }) => mended).filter((mark) => hasPhrase(next, [mark]));
  const names = (phrases: Phrase[]) => hasPhrase(next, phrases);
  return (
    marks.some((mark) => next.length - mark.length <= mostBesideMark) &&
    !understood.some(({ words, again }) => names(again) || words.some(({ phrases }) => names(phrases)))
  );
}

/** 'The tyre is fixed, now there is smoke' is over only up to the comma. */
function afterMended(text: string, mended: Phrase[], others: Phrase[]): string[][] {
  const parts = clausesOf(text.replaceAll(',', ';'));
  const first = parts.findIndex((part) => hasPhrase(part, mended));
  return first < 0 ? [] : parts.slice(first + 1).filter((part) => !hasPhrase(part, [...mended, ...others]));
}

/** 'The brakes were repaired, but they fail again' names the part in one clause and the danger in the next. */
const reachAgain = 16;

function happeningAgain(understood: LanguagePack[], clauses: string[][]): string[][] {
  const marks = understood.flatMap((pack) => pack.again);
  return clauses.flatMap((clause, place) =>
    hasPhrase(clause, marks) ? [[...(clauses[place - 1] ?? []), ...clause]] : [],
  );
}

/**
 * A danger counts only if a sign remains after the harmless phrases that sound like it are removed: a key locked inside
 * is harmless. A sure sign remains beside them: a child inside with the key is not.
 */
function isReported(understood: LanguagePack[], id: string, clauses: string[][]): boolean {
  const flags = understood.flatMap((pack) => pack.flags.filter((flag) => flag.id === id));
  const denied = understood.flatMap((pack) => pack.denied.map((phrase) => [[phrase]]));
  const without = (harmless: Sign[]) => clauses.map((clause) => harmless.reduce(withoutSign, clause));
  const rest = without([...flags.flatMap(({ but }) => but), ...denied]);
  return (
    flags.some(({ signs }) => hasAnySign(rest, signs, reachAgain)) ||
    flags.some(({ sure }) => hasAnySign(without(denied), sure, reachAgain))
  );
}
