/** Of the fields of a form those that were touched: what a colleague changed meanwhile in others stays. */
export function changedOf<Fields extends object>(
  fields: Fields,
  dirty: Partial<Record<keyof Fields, unknown>>,
): Partial<Fields> {
  const entries = Object.entries(fields).filter(([name]) => dirty[name as keyof Fields]);
  return Object.fromEntries(entries) as Partial<Fields>;
}
