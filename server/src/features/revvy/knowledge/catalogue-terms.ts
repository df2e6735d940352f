import { readFileSync } from 'node:fs';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';
import type { CatalogueTerm } from '../types.ts';
import { readSign } from './signs.ts';

const file = new URL('../../../../data/revvy/services.yaml', import.meta.url);

const labels = z.record(z.enum(languageCodes), z.string().min(1));
const terms = z.array(
  z.strictObject({
    search: z.string().min(1),
    labels,
    /** None for a service that only notes offer. */
    meant: z.array(z.array(z.string()).min(1).transform(readSign)).default([]),
  }),
);

export function loadCatalogueTerms(): CatalogueTerm[] {
  return terms.parse(parseYaml(readFileSync(file, 'utf8')));
}
