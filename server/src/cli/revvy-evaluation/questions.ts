import { readFileSync } from 'node:fs';
import { vehicleType } from '@pahiya/contract/garages/schemas';
import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';
import { intentNames, partNames } from '../../features/revvy/knowledge/names.ts';
import { dayNames } from './days.ts';
import { type QuestionKind, questionKinds } from './kinds.ts';

const folder = new URL('../../../data/revvy/evaluation/', import.meta.url);

const expected = {
  /** Any of these notes is right. `none` means that Revvy knows nothing and must say so. */
  notes: z.union([z.literal('none'), z.array(z.string().min(1)).min(1)]).optional(),
  /** The danger to warn about; `any` if no danger has exactly this name; `none` if it only sounds dangerous. */
  danger: z.string().min(1).optional(),
  refusal: z.enum(['harmful', 'offTopic']).optional(),
  wants: z.enum(intentNames).optional(),
  service: z.string().min(1).optional(),
  city: z.string().min(1).optional(),
  vehicle: vehicleType.optional(),
  day: z.enum(dayNames).optional(),
  part: z.enum(partNames).optional(),
};

const question = z
  .strictObject({ ask: z.string().min(1), ...expected })
  .refine(expectsSomething, 'Nothing is expected');

const conversation = z
  .strictObject({ turns: z.array(z.string().min(1)).min(2).max(3), ...expected })
  .refine(expectsSomething, 'Nothing is expected')
  .transform(({ turns, ...rest }) => ({ ...rest, before: turns.slice(0, -1), ask: turns.at(-1) ?? '' }));

const asked = z.array(z.union([question, conversation])).min(1);
const heldOut = z.record(z.enum(questionKinds), asked);

export type Question = z.infer<typeof question> & {
  language: RevvyLanguage;
  kind?: QuestionKind;
  /** The customer's earlier messages. The oldest comes first. */
  before?: string[];
};

/** Rules are tuned to these. A conversation counts as a follow-up. */
export function loadQuestions(): Question[] {
  return revvyLanguages.flatMap((language) => {
    const found = asked.parse(parsed(`${language}.yaml`));
    return found.map((each) => ({ ...each, language, ...('before' in each && { kind: 'follow-up' as const }) }));
  });
}

/** Nobody looks at these while tuning. Each file lists them by kind. */
export function loadHeldOut(): Question[] {
  return revvyLanguages.flatMap((language) => {
    const groups = heldOut.parse(parsed(`held-out/${language}.yaml`));
    return questionKinds.flatMap((kind) => groups[kind].map((each) => ({ ...each, kind, language })));
  });
}

function expectsSomething({ notes, danger, refusal, wants }: Partial<Record<keyof typeof expected, unknown>>): boolean {
  return Boolean(notes ?? danger ?? refusal ?? wants);
}

function parsed(name: string): unknown {
  return parseYaml(readFileSync(new URL(name, folder), 'utf8'));
}
