import { readFileSync } from 'node:fs';
import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';

const folder = new URL('../../../../data/revvy/questions/', import.meta.url);

const file = z.record(z.string(), z.array(z.string().min(2)).min(1));

/** How people ask, by the id of the note that answers them. */
export type Questions = ReadonlyMap<string, readonly string[]>;

/** In the language's own script and romanised. Throws if the file is missing or damaged. */
export function loadQuestions(language: RevvyLanguage): Questions {
  const url = new URL(`${language}.yaml`, folder);
  const { success, data, error } = file.safeParse(parseYaml(readFileSync(url, 'utf8')));
  if (!success) throw new Error(`${url.pathname}: ${z.prettifyError(error)}`);
  return new Map(Object.entries(data));
}
