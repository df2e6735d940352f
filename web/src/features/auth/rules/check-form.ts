import type { z } from 'zod';
import type { Checked } from '@/lib/form/use-short-form.ts';
import type { formSchemas } from './form-schemas.ts';

type Schemas = typeof formSchemas;

/** Loads the schemas at the first check. If that fails, only the server checks. */
export async function checkForm<Values extends object>(
  values: Values,
  pick: (all: Schemas) => z.ZodType<Values>,
): Promise<Checked<Values>> {
  const loaded = await import('./form-schemas.ts').catch(() => null);
  if (!loaded) return { values, problems: {} };
  const { data = values, error } = pick(loaded.formSchemas).safeParse(values);
  const kinds = (error?.issues ?? []).map(({ path, code }) => [path[0], code]);
  // The first problem of a field counts.
  return { values: data, problems: Object.fromEntries(kinds.reverse()) };
}
