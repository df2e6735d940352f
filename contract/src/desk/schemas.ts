import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { visibleText } from '../shared/text.ts';

/** `garage`: staff of one garage; `agent`: support and moderation; `admin`: everything. */
export const roles = ['garage', 'agent', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const workplace = z.object({ id, name: z.string(), location: z.string() });
export type Workplace = z.infer<typeof workplace>;

export const staffMember = z.object({
  isAgent: z.boolean(),
  isAdmin: z.boolean(),
  /** Where one may work, by name, the first of them; an admin may everywhere. */
  garages: z.array(workplace),
  /** Whether the desk is open in this session, or first a second factor is to be proved, or set up. */
  secondFactor: z.enum(['passed', 'confirm', 'set_up']),
});
export type StaffMember = z.infer<typeof staffMember>;

export const reason = visibleText().max(limits.reasonLength);
