import { role } from '@pahiya/contract/desk/schemas';
import { z } from 'zod';

/** As the contract has it; a role of a garage needs one, and no other has one. */
export const grantForm = z
  .object({
    email: z.string().trim().pipe(z.email().max(254)),
    role,
    garage: z.object({ id: z.string(), name: z.string() }).nullable(),
  })
  .refine((wish) => wish.role !== 'garage' || wish.garage !== null, { path: ['garage'] });
export type GrantInput = z.input<typeof grantForm>;
export type GrantValues = z.output<typeof grantForm>;
