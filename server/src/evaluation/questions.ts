import { readFileSync } from 'node:fs';
import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { parse } from 'yaml';
import { z } from 'zod';
import { intentNames } from '../features/revvy/rules/names.ts';

const folder = new URL('../../data/revvy/evaluation/', import.meta.url);

const question = z
  .strictObject({
    ask: z.string().min(1),
    /** Any of these among the first three is a hit; `none` for what Revvy knows nothing of and must say so. */
    notes: z.union([z.literal('none'), z.array(z.string().min(1)).min(1)]).optional(),
    /** The danger that must be told; `none` for what only looks like one. */
    danger: z.string().min(1).optional(),
    refusal: z.enum(['harmful', 'offTopic']).optional(),
    wants: z.enum(intentNames).optional(),
    service: z.string().min(1).optional(),
  })
  .refine(({ notes, danger, refusal, wants }) => notes ?? danger ?? refusal ?? wants, 'Nothing is expected');

export type Question = z.infer<typeof question> & { language: RevvyLanguage };

/** The written questions of all languages, with what is expected of an answer. */
export function loadQuestions(): Question[] {
  return revvyLanguages.flatMap((language) => {
    const file = new URL(`${language}.yaml`, folder);
    const found = z.array(question).parse(parse(readFileSync(file, 'utf8')));
    return found.map((each) => ({ ...each, language }));
  });
}
