import { exportKinds } from '@pahiya/contract/desk/administration/schemas';
import { calendarDate } from '@pahiya/contract/shared/date-schemas';
import { z } from 'zod';

const day = z.union([z.literal('').transform(() => undefined), calendarDate]);

/** Like the contract's input, but empty fields are left out. */
export const exportForm = z
  .object({
    kind: z.enum(exportKinds),
    from: day,
    to: day,
    garage: z.object({ id: z.string(), name: z.string() }).nullable(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'] });

/** Calls do not belong to a garage. */
export function hasGarage(kind: string): boolean {
  return kind !== 'calls';
}
