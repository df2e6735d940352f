import type { z } from 'zod';
import type { formSchemas } from './form-schemas.ts';

type Schemas = typeof formSchemas;

/** The kind of problem of each field that has one. */
export type Problems<Values> = { [Name in keyof Values]?: string };

export interface Checked<Values> {
  /** The values as the server receives them, when there are no problems. */
  values: Values;
  problems: Problems<Values>;
}

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
