import type { z } from 'zod';
import type { Checked } from '@/lib/form/use-short-form.ts';
import { onceReachable } from '@/lib/page/lazy-part.ts';
import type { callForm, ticketForm } from './form-schemas.ts';
import type { CallValues, TicketValues } from './forms.ts';

export type SentTicket = z.output<typeof ticketForm>;
export type SentCall = z.output<typeof callForm>;

/** Loads the schemas with the first change of the form. */
const load = () => onceReachable(() => import('./form-schemas.ts'));

export async function checkTicket(values: TicketValues): Promise<Checked<SentTicket>> {
  return checked((await load()).ticketForm.safeParse(values));
}

export async function checkCall(values: CallValues): Promise<Checked<SentCall>> {
  return checked((await load()).callForm.safeParse(values));
}

function checked<Sent>({ data, error }: z.ZodSafeParseResult<Sent>): Checked<Sent> {
  const kinds = (error?.issues ?? []).map(({ path, code }) => [path[0], code]);
  // The first problem of a field counts. Values with problems are not sent.
  return { values: data as Sent, problems: Object.fromEntries(kinds.reverse()) };
}
