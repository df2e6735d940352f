import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { detectLanguage } from '../rules/detect-language.ts';
import { packsFor } from '../rules/packs-for.ts';
import { hasPhrase, hasSign, type Sign } from '../rules/signs.ts';
import { clausesOf } from '../rules/words-of.ts';
import type { LanguagePack, Packs, QuestionCheck, Safety } from '../types.ts';

/** The rules that stand over every engine: dangers are told before the answer, harm is declined instead of it. */
export function createSafety(packs: Packs): Safety {
  return {
    checkQuestion({ text, interfaceLanguage }): QuestionCheck {
      const language = detectLanguage({ text, interfaceLanguage });
      const clauses = clausesOf(text);
      const understood = packsFor(packs, language);
      const flags = dangersIn(understood, clauses, ['notNow']);
      const wants = (name: 'harmful' | 'offTopic') => understood.some((pack) => hasAny(clauses, pack.intents[name]));
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
      // What an answer says might happen has not happened.
      const flags = dangersIn(packsFor(packs, language), clausesOf(text), ['notNow', 'conditions']);
      return warningOf(packs, language, flags);
    },
  };
}

/** The first danger's words: one clear instruction is followed, three are not. */
function warningOf(packs: Packs, language: RevvyLanguage, [first]: string[]): string | null {
  return packs[language].flags.find(({ id }) => id === first)?.warning ?? null;
}

/** Ids of the dangers told of, but for clauses that any of the languages marks as about something else. */
function dangersIn(understood: LanguagePack[], clauses: string[][], marks: ('notNow' | 'conditions')[]): string[] {
  const others = understood.flatMap((pack) => marks.flatMap((mark) => pack[mark]));
  const told = clauses.filter((clause) => !hasPhrase(clause, others));
  const flags = understood.flatMap((pack) => pack.flags.filter(({ signs }) => hasAny(told, signs)));
  return [...new Set(flags.map(({ id }) => id))];
}

function hasAny(clauses: string[][], signs: Sign[]): boolean {
  return signs.some((sign) => clauses.some((clause) => hasSign(clause, sign)));
}

const vehicle =
  /\b(car|bike|scooter|truck|suv|vehicle|brakes?|engine|tyres?|battery|garage|mechanic|clutch|gears?|puc|petrol|diesel|cng|ev)\b/;

function namesVehicle(understood: LanguagePack[], clauses: string[][]): boolean {
  return clauses.some(
    (clause) =>
      vehicle.test(clause.join(' ')) ||
      understood.some(({ words }) =>
        words.some(({ search, phrases }) => vehicle.test(search) && hasPhrase(clause, phrases)),
      ),
  );
}
