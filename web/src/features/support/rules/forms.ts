import { phone } from '@pahiya/contract/profiles/schemas';
import { createTicketInput, requestCallInput } from '@pahiya/contract/support/schemas';
import { z } from 'zod';

const ticketFields = createTicketInput.shape;
const callFields = requestCallInput.shape;

/** An empty phone number is allowed. */
const noPhone = z
  .string()
  .trim()
  .length(0)
  .transform(() => '' as const);

/** Like the contract's input, but a name is required. A blank one becomes the server's 'Customer'. */
export const ticketForm = z.object({
  name: z.string().min(1).pipe(ticketFields.name.unwrap()),
  email: z.string().trim().pipe(ticketFields.email),
  phone: z.union([noPhone, phone]),
  subject: ticketFields.subject,
  category: ticketFields.category,
  priority: ticketFields.priority.unwrap(),
  bookingId: z.union([z.literal('').transform(() => null), z.uuid()]),
  description: ticketFields.description,
});
export type TicketValues = { [Name in keyof z.input<typeof ticketForm>]: string };

/** A time slot is its day and start time, such as `2026-11-21 10:00`. */
export const callForm = z.object({
  name: callFields.name,
  phone: callFields.phone,
  email: z.string().trim().pipe(callFields.email.unwrap()),
  reason: callFields.reason,
  slot: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
});
export type CallValues = z.input<typeof callForm>;

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
