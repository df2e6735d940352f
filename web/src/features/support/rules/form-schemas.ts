import { phone } from '@pahiya/contract/profiles/schemas';
import { callSlot, createTicketInput, requestCallInput } from '@pahiya/contract/support/schemas';
import { z } from 'zod';

const ticketFields = createTicketInput.shape;
const callFields = requestCallInput.shape;

/** An empty phone number is allowed. */
const noPhone = z
  .string()
  .trim()
  .length(0)
  .transform(() => '' as const);

// Import only through `check-form.ts`: the schemas weigh as much as a quarter of the page.

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

/** A time slot is its day and start time, such as `2026-11-21 10:00`. */
export const callForm = z.object({
  name: callFields.name,
  phone: callFields.phone,
  email: z.string().trim().pipe(callFields.email.unwrap()),
  reason: callFields.reason,
  slot: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
    .transform((slot) => ({ date: slot.slice(0, 10), time: callSlot.shape.time.parse(slot.slice(11)) })),
});
