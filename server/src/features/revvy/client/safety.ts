import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { detectLanguage } from '../../../platform/language/detect-language.ts';
import { clausesOf } from '../../../platform/language/words-of.ts';
import { packsFor } from '../rules/packs-for.ts';
import { hasAnySign, hasPhrase, type Sign, withoutSign } from '../rules/signs.ts';
import type { LanguagePack, Packs, QuestionCheck, Safety } from '../types.ts';

/** Safety rules for every engine: dangers are warned about before the answer, and harmful questions are declined. */
export function createSafety(packs: Packs): Safety {
  return {
    checkQuestion({ text, interfaceLanguage }): QuestionCheck {
      const language = detectLanguage({ text, interfaceLanguage });
      const clauses = clausesOf(text);
      const understood = packsFor(packs, language);
      const flags = dangersIn(understood, clauses, ['notNow']);
      const wants = (name: 'harmful' | 'offTopic') =>
        understood.some((pack) => hasAnySign(clauses, pack.intents[name]));
      const { phrases } = packs[language];
      const isAboutVehicles = flags.length > 0 || namesVehicle(understood, clauses);
      const refusal = wants('harmful')
        ? { kind: 'harmful' as const, text: phrases.harmful }
        : wants('offTopic') && !isAboutVehicles
          ? { kind: 'offTopic' as const, text: phrases.offTopic }
          : null;
      return { language, flags, warning: warningOf(packs, language, flags), refusal };
    },
    checkAnswer({ text, language }) {
      // Conditional clauses are skipped: an answer that says what might happen reports no danger.
      const flags = dangersIn(packsFor(packs, language), clausesOf(text), ['notNow', 'conditions']);
      return warningOf(packs, language, flags);
    },
  };
}

/** Only the first danger's warning, because one clear instruction is followed and three are not. */
function warningOf(packs: Packs, language: RevvyLanguage, [first]: string[]): string | null {
  return packs[language].flags.find(({ id }) => id === first)?.warning ?? null;
}

/** Ids of the dangers in the text. Clauses that any language marks as about something else are skipped. */
function dangersIn(understood: LanguagePack[], clauses: string[][], marks: ('notNow' | 'conditions')[]): string[] {
  const others = understood.flatMap((pack) => marks.flatMap((mark) => pack[mark]));
  const mended = understood.flatMap((pack) => pack.mended);
  const told = clauses.filter((clause) => !hasPhrase(clause, others));
  const now = told.filter((clause) => !hasPhrase(clause, mended));
  const again = happeningAgain(understood, told);
  const has = (signs: Sign[]) => hasAnySign(now, signs) || hasAnySign(again, signs, reachAgain);
  const flags = understood.flatMap((pack) => pack.flags.filter(({ signs }) => has(signs)));
  return [...new Set(flags.map(({ id }) => id))].filter((id) => isToldOf(understood, id, [...now, ...again]));
}

/**
 * Allows signs to be further apart: 'The brakes were repaired, but they fail again' names the part in one clause and
 * the danger in the next.
 */
const reachAgain = 16;

function happeningAgain(understood: LanguagePack[], clauses: string[][]): string[][] {
  const marks = understood.flatMap((pack) => pack.again);
  return clauses.flatMap((clause, place) =>
    hasPhrase(clause, marks) ? [[...(clauses[place - 1] ?? []), ...clause]] : [],
  );
}

/** A danger counts only if a sign remains after the harmless phrases that sound like it are removed. */
function isToldOf(understood: LanguagePack[], id: string, clauses: string[][]): boolean {
  const flags = understood.flatMap((pack) => pack.flags.filter((flag) => flag.id === id));
  const harmless = flags.flatMap(({ but }) => but);
  const told = clauses.map((clause) => harmless.reduce(withoutSign, clause));
  return flags.some(({ signs }) => hasAnySign(told, signs, reachAgain));
}

const vehicle =
  /\b(car|bike|scooter|truck|suv|vehicle|brakes?|engine|tyres?|garage|mechanic|clutch|gears?|puc|petrol|diesel|cng|ev|mileage|kmpl)\b/;

function namesVehicle(understood: LanguagePack[], clauses: string[][]): boolean {
  return clauses.some(
    (clause) =>
      vehicle.test(clause.join(' ')) ||
      understood.some(({ words }) =>
        words.some(({ search, phrases }) => vehicle.test(search) && hasPhrase(clause, phrases)),
      ),
  );
}
