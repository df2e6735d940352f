import { readFileSync } from 'node:fs';
import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';
import { intentNames } from '../../features/revvy/knowledge/names.ts';

const folder = new URL('../../../data/revvy/evaluation/', import.meta.url);

const question = z
  .strictObject({
    ask: z.string().min(1),
    /** Any of these notes among the first three is a hit. `none` means that Revvy knows nothing and must say so. */
    notes: z.union([z.literal('none'), z.array(z.string().min(1)).min(1)]).optional(),
    /** The danger to warn about; `none` for a question that only sounds dangerous. */
    danger: z.string().min(1).optional(),
    refusal: z.enum(['harmful', 'offTopic']).optional(),
    wants: z.enum(intentNames).optional(),
    service: z.string().min(1).optional(),
  })
  .refine(({ notes, danger, refusal, wants }) => notes ?? danger ?? refusal ?? wants, 'Nothing is expected');

export type Question = z.infer<typeof question> & { language: RevvyLanguage };

export function loadQuestions(): Question[] {
  return revvyLanguages.flatMap((language) => {
    const file = new URL(`${language}.yaml`, folder);
    const found = z.array(question).parse(parseYaml(readFileSync(file, 'utf8')));
    return found.map((each) => ({ ...each, language }));
  });
}
