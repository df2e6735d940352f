export type TicketValues = Record<
  'name' | 'email' | 'phone' | 'subject' | 'category' | 'priority' | 'bookingId' | 'description',
  string
>;

/** A time slot is its day and start time, such as `2026-11-21 10:00`. */
export type CallValues = Record<'name' | 'phone' | 'email' | 'reason' | 'slot', string>;

/** Whether a required field is empty. */
export function isIncomplete<Values extends Record<string, string>>(
  values: Values,
  required: readonly (keyof Values)[],
): boolean {
  return required.some((name) => (values[name] ?? '').trim() === '');
}

/** Values the user typed. Prefilled values are left out, because they are filled in again next time. */
export function typedValues<Values extends Record<string, string>>(values: Values, given: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values & string)[];
  const typed = names.filter((name) => values[name] !== given[name] && (values[name] ?? '').trim() !== '');
  return Object.fromEntries(typed.map((name) => [name, values[name]])) as Partial<Values>;
}

/** Fills the form's fields from the draft and drops fields the form no longer has. */
export function knownValues<Values extends Record<string, string>>(
  empty: Values,
  kept: Record<string, string> | undefined,
): Values {
  const names = Object.keys(empty) as (keyof Values & string)[];
  return Object.fromEntries(names.map((name) => [name, kept?.[name] ?? empty[name]])) as Values;
}

/**
 * Draft values that apply under a link. Subject, category and booking apply only if they were written under this link.
 */
export function valuesUnder(
  link: string,
  kept: { values: Record<string, string>; link: string } | null,
): Record<string, string> {
  if (!kept) return {};
  if (link === '' || link === kept.link) return kept.values;
  const { subject: _subject, category: _category, bookingId: _bookingId, ...rest } = kept.values;
  return rest;
}
