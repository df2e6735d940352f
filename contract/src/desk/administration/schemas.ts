import { z } from 'zod';
import { instant } from '../../shared/date-schemas.ts';
import { id } from '../../shared/ids.ts';
import { role } from '../schemas.ts';

export const grant = z.object({
  userId: id,
  email: z.string(),
  name: z.string(),
  role,
  garage: z.object({ id, name: z.string() }).nullable(),
  createdAt: instant,
  hasSecondFactor: z.boolean(),
});
export type Grant = z.infer<typeof grant>;

export const auditEntry = z.object({
  id,
  actorName: z.string(),
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
/** Changed at the desk, so the import keeps it although the file differs. */
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

/** Remedies are in docs/operations.md. Unknown and unreadable amounts come from signed webhooks. */
export const moneyProblems = [
  'unknown_capture',
  'unknown_refund',
  'unreadable_event',
  'stuck_event',
  'capture_kept',
  'capture_unused',
  'booking_without_capture',
  'booking_refunded',
  'wrong_amount',
  'refund_failed',
  'refund_late',
] as const;

export const mailTopics = [
  'booking',
  'support',
  'vehicle',
  'like',
  'comment',
  'follow',
  'confirm',
  'reset',
  'password_changed',
  'factor',
  'deletion',
  'farewell',
  'call',
  'transcript',
  'ruling',
] as const;

/** `unreachable` for three days; `failed` on our side. */
export const mailFailures = ['refused', 'unreachable', 'expired', 'failed'] as const;

export const givenUpMail = z.object({
  id,
  about: z.enum(mailTopics),
  /** Shows only the first character and the domain. Null when the account is gone. */
  address: z.string().nullable(),
  reason: z.enum(mailFailures),
  detail: z.string(),
  attempts: z.int(),
  givenUpAt: instant,
  /** False if its link has expired or a newer mail on the same matter is queued. */
  canSendAgain: z.boolean(),
});
export type GivenUpMail = z.infer<typeof givenUpMail>;

export const moneyRow = z.object({
  /** Changes when something new happens to this money. */
  id: z.string(),
  problem: z.enum(moneyProblems),
  bookingId: id.nullable(),
  gatewayPaymentId: z.string().nullable(),
  /** In units of the currency; null when the gateway's event could not be read. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  since: instant,
});
export type MoneyRow = z.infer<typeof moneyRow>;
