import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { detectLanguage } from '../rules/detect-language.ts';
import { packsFor } from '../rules/packs-for.ts';
import { hasPhrase, hasSign } from '../rules/signs.ts';
import { clausesOf } from '../rules/words-of.ts';
import type { Flag, LanguagePack, Packs, QuestionCheck, Safety } from '../types.ts';

/** The rules that stand over every engine: dangers are told before the answer, harm is declined instead of it. */
export function createSafety(packs: Packs): Safety {
  return {
    checkQuestion({ text, interfaceLanguage }): QuestionCheck {
      const language = detectLanguage({ text, interfaceLanguage });
      const clauses = clausesOf(text);
      const understood = packsFor(packs, language);
      const flags = [...new Set(understood.flatMap((pack) => dangersIn(pack, clauses)))];
      const wants = (name: 'harmful' | 'offTopic') =>
        understood.some((pack) => pack.intents[name].some((sign) => clauses.some((clause) => hasSign(clause, sign))));
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
      const flags = packsFor(packs, language).flatMap((pack) => dangersTold(pack, clausesOf(text)));
      return warningOf(packs, language, flags);
    },
  };
}

/** The first danger's words: one clear instruction is followed, three are not. */
function warningOf(packs: Packs, language: RevvyLanguage, [first]: string[]): string | null {
  return packs[language].flags.find(({ id }) => id === first)?.warning ?? null;
}

function dangersIn({ flags, notNow }: LanguagePack, clauses: string[][]): string[] {
  return flagged(
    flags,
    clauses.filter((clause) => !hasPhrase(clause, notNow)),
  );
}

/** What an answer says has happened, not what might. */
function dangersTold({ flags, notNow, conditions }: LanguagePack, clauses: string[][]): string[] {
  return flagged(
    flags,
    clauses.filter((clause) => !hasPhrase(clause, [...notNow, ...conditions])),
  );
}

function flagged(flags: Flag[], clauses: string[][]): string[] {
  return flags
    .filter(({ signs }) => signs.some((sign) => clauses.some((clause) => hasSign(clause, sign))))
    .map(({ id }) => id);
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
