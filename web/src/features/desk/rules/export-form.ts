import { exportKinds } from '@pahiya/contract/desk/administration/schemas';
import { calendarDate } from '@pahiya/contract/shared/dates';
import { z } from 'zod';

const day = z.union([z.literal('').transform(() => undefined), calendarDate]);

/** As the contract has it: a box that is empty asks for nothing. */
export const exportForm = z
  .object({
    kind: z.enum(exportKinds),
    from: day,
    to: day,
    garage: z.object({ id: z.string(), name: z.string() }).nullable(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'] });

/** Calls belong to no garage. */
export function hasGarage(kind: string): boolean {
  return kind !== 'calls';
}
