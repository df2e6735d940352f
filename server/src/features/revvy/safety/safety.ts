import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { detectInConversation, type ReadLatin } from '../../../platform/language/detect-language.ts';
import { clausesOf } from '../../../platform/language/words-of.ts';
import { packsFor } from '../knowledge/packs-for.ts';
import { hasAnySign, hasPhrase } from '../knowledge/signs.ts';
import type { LanguagePack, Packs, QuestionCheck, Safety } from '../types.ts';
import { dangersIn } from './dangers.ts';
import { wantsHarm } from './harm.ts';
import { warningText } from './warning-text.ts';

export function createSafety(packs: Packs, readLatin: ReadLatin): Safety {
  return {
    checkQuestion({ text, interfaceLanguage, before }): QuestionCheck {
      const language = detectInConversation({ text, interfaceLanguage, before }, readLatin);
      const clauses = clausesOf(text);
      const understood = packsFor(packs, language);
      const flags = dangersIn(understood, text, ['notNow']);
      const { phrases } = packs[language];
      const isAboutVehicles = flags.length > 0 || namesVehicle(understood, clauses);
      const isOffTopic = understood.some((pack) => hasAnySign(clauses, pack.intents.offTopic));
      const refusal = wantsHarm(understood, clauses)
        ? { kind: 'harmful' as const, text: phrases.harmful }
        : isOffTopic && !isAboutVehicles
          ? { kind: 'offTopic' as const, text: phrases.offTopic }
          : null;
      const told = [text, before ?? ''].map((each) => ({ text: each, language }));
      return { language, flags, warning: warningOf(packs, language, flags, told), refusal };
    },
    checkAnswer({ text, language }) {
      // An answer that says what might happen reports no danger.
      const flags = dangersIn(packsFor(packs, language), text, ['notNow', 'conditions']);
      return warningOf(packs, language, flags, [{ text, language }]);
    },
  };
}

type Told = Parameters<typeof warningText>[2];

/** After any other danger: a fire or an injured person comes before a vehicle that stands in traffic. */
const lastOfAll = ['tyre-burst', 'wheel-loose', 'standing-in-traffic', 'tyre-bulge', 'overheating'];

/** Gives one warning only: people follow one clear instruction, not three. */
function warningOf(packs: Packs, language: RevvyLanguage, flags: string[], told: Told): string | null {
  const first = flags.find((id) => !lastOfAll.includes(id)) ?? lastOfAll.find((id) => flags.includes(id));
  const flag = packs[language].flags.find(({ id }) => id === first);
  return flag ? warningText(packs, flag, told) : null;
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
