import { z } from 'zod';
import { instant } from '../../shared/dates.ts';
import { id } from '../../shared/ids.ts';
import { role } from '../schemas.ts';

export const grant = z.object({
  userId: id,
  email: z.string(),
  name: z.string(),
  role,
  garage: z.object({ id, name: z.string() }).nullable(),
  createdAt: instant,
});
export type Grant = z.infer<typeof grant>;

export const auditEntry = z.object({
  id,
  actorName: z.string(),
  /** As in `booking.assign`. */
  action: z.string(),
  subjectId: id.nullable(),
  garageName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  createdAt: instant,
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const importProblem = z.object({
  line: z.int().nullable(),
  garage: z.string(),
  field: z.string(),
  message: z.string(),
});
/** A list that was changed at the desk and that the file says otherwise: it stays as the desk has it. */
export const keptList = z.object({ garage: z.string(), list: z.enum(['services', 'mechanics', 'slots', 'featured']) });

export const importPreview = z.object({
  garages: z.int(),
  services: z.int(),
  newGarages: z.int(),
  changedGarages: z.int(),
  problems: z.array(importProblem),
  kept: z.array(keptList),
  isImported: z.boolean(),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const exportKinds = ['bookings', 'tickets', 'calls', 'audit'] as const;

export const featuredGarage = z.object({ id, name: z.string(), location: z.string(), featuredOrder: z.int() });
export type FeaturedGarage = z.infer<typeof featuredGarage>;
