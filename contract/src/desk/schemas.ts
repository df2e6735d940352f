import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { visibleText } from '../shared/text.ts';

/** `garage`: staff of one garage. `agent`: support and moderation. `admin`: everything. */
export const roles = ['garage', 'agent', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const workplace = z.object({ id, name: z.string(), location: z.string() });
export type Workplace = z.infer<typeof workplace>;

export const staffMember = z.object({
  isAgent: z.boolean(),
  isAdmin: z.boolean(),
  garages: z.array(workplace),
  secondFactor: z.enum(['passed', 'confirm', 'set_up']),
});
export type StaffMember = z.infer<typeof staffMember>;

export const reason = visibleText().max(limits.reasonLength);
