import { role } from '@pahiya/contract/desk/schemas';
import { z } from 'zod';

/** Like the contract's input. The garage role requires a garage; other roles do not use one. */
export const grantForm = z
  .object({
    email: z.string().trim().pipe(z.email().max(254)),
    role,
    garage: z.object({ id: z.string(), name: z.string() }).nullable(),
  })
  .refine((grant) => grant.role !== 'garage' || grant.garage !== null, { path: ['garage'] });
export type GrantInput = z.input<typeof grantForm>;
export type GrantValues = z.output<typeof grantForm>;
