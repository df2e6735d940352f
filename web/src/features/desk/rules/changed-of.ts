/** The fields that were edited. Others are left out, so that a colleague's concurrent changes are kept. */
export function changedOf<Fields extends object>(
  fields: Fields,
  dirty: Partial<Record<keyof Fields, unknown>>,
): Partial<Fields> {
  const entries = Object.entries(fields).filter(([name]) => dirty[name as keyof Fields]);
  return Object.fromEntries(entries) as Partial<Fields>;
}
