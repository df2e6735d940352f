import { z } from 'zod';
import { bookingStatus, createBookingInput, paymentMethod, paymentStatus, serviceType } from '../bookings/schemas.ts';
import { person, reportReasons, reportTargets } from '../community/schemas.ts';
import { vehicleType } from '../garages/schemas.ts';
import { phone } from '../profiles/schemas.ts';
import { calendarDate, clockTime, instant } from '../shared/dates.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { rupees } from '../shared/money.ts';
import { pageInput } from '../shared/pages.ts';
import { line, text, visibleText } from '../shared/text.ts';
import { callRequest, ticketCategory, ticketDetail, ticketPriority, ticketStatus } from '../support/schemas.ts';

/** `garage`: staff of one garage; `agent`: support and moderation; `admin`: everything. */
export const roles = ['garage', 'agent', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const staffMember = z.object({
  isAgent: z.boolean(),
  isAdmin: z.boolean(),
  /** Where one may work; an admin may everywhere. */
  garages: z.array(z.object({ id, name: z.string(), location: z.string() })),
});
export type StaffMember = z.infer<typeof staffMember>;

export const deskMechanic = z.object({
  id,
  name: z.string(),
  phone: z.string().nullable(),
  isActive: z.boolean(),
});
export type DeskMechanic = z.infer<typeof deskMechanic>;

/** What may be done with a booking now, as the server judges it. */
export const deskActions = ['assign', 'start', 'complete', 'cancel', 'cash'] as const;

export const deskBooking = z.object({
  id,
  bookingDate: calendarDate,
  bookingTime: clockTime,
  endTime: clockTime,
  status: bookingStatus,
  paymentMethod,
  paymentStatus,
  totalAmount: rupees,
  serviceNames: z.array(z.string()),
  serviceType,
  customerName: z.string(),
  customerPhone: z.string().nullable(),
  vehicleType,
  vehicleMake: z.string(),
  vehicleModel: z.string(),
  address: z.string(),
  additionalNotes: z.string(),
  mechanicId: id.nullable(),
  mechanicName: z.string().nullable(),
  /** Written down at the garage, by its staff. */
  isWalkIn: z.boolean(),
  /** Its mechanic is not there any more: somebody else has to do it. */
  needsReassignment: z.boolean(),
  allowedActions: z.array(z.enum(deskActions)),
});
export type DeskBooking = z.infer<typeof deskBooking>;

export const boardSlot = z.object({ startTime: clockTime, endTime: clockTime, freeMechanics: z.int().nullable() });

export const boardDay = z.object({
  date: calendarDate,
  /** Why it is closed; null on a day like any other. */
  holiday: z.string().nullable(),
  slots: z.array(boardSlot),
  bookings: z.array(deskBooking),
});

export const board = z.object({
  garage: z.object({ id, name: z.string(), location: z.string(), status: z.enum(['active', 'inactive']) }),
  mechanics: z.array(deskMechanic),
  days: z.array(boardDay),
  /** Of today and later, soonest first. */
  needsReassignment: z.array(deskBooking),
});
export type Board = z.infer<typeof board>;

export const reason = visibleText().max(limits.reasonLength);

/** A customer who stands at the counter; capacity, price and mechanic are decided as for any booking. */
export const walkInInput = createBookingInput
  .pick({
    garageId: true,
    serviceIds: true,
    bookingDate: true,
    bookingTime: true,
    vehicleType: true,
    vehicleMake: true,
    vehicleModel: true,
    notes: true,
    expectedTotal: true,
    idempotencyKey: true,
  })
  .extend({ customerName: line().max(limits.fullNameLength), customerPhone: phone.nullable().default(null) });
export type WalkInInput = z.infer<typeof walkInInput>;

export const deskService = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  price: rupees,
  /** Minutes. */
  duration: z.int(),
  isActive: z.boolean(),
});
export type DeskService = z.infer<typeof deskService>;

export const serviceFields = z.strictObject({
  name: line().max(limits.serviceNameLength),
  description: text().trim().max(limits.reasonLength).nullable().default(null),
  price: rupees,
  duration: z
    .int()
    .min(5)
    .max(7 * 24 * 60),
  isActive: z.boolean().default(true),
});

export const mechanicFields = z.strictObject({
  name: line().max(limits.fullNameLength),
  phone: phone.nullable().default(null),
  isActive: z.boolean().default(true),
});

/** The grid of a week; the slots of a day do not overlap. */
export const weekSlot = z
  .strictObject({
    dayOfWeek: z.int().min(0).max(6),
    startTime: clockTime,
    endTime: clockTime,
    isAvailable: z.boolean().default(true),
  })
  .refine((slot) => slot.startTime < slot.endTime, { message: 'A slot ends after it begins', path: ['endTime'] });
export type WeekSlot = z.infer<typeof weekSlot>;

export const holiday = z.object({ date: calendarDate, reason: z.string() });
export type Holiday = z.infer<typeof holiday>;

export const inboxViews = ['unassigned', 'mine', 'all'] as const;
export const inboxSorts = ['updated', 'created', 'priority'] as const;

export const inboxInput = pageInput.extend({
  view: z.enum(inboxViews).default('unassigned'),
  status: ticketStatus.optional(),
  category: ticketCategory.optional(),
  priority: ticketPriority.optional(),
  search: text().trim().max(limits.searchTextLength).optional(),
  sort: z.enum(inboxSorts).default('updated'),
});
export type InboxInput = z.infer<typeof inboxInput>;

const agent = z.object({ id, name: z.string() });

export const inboxTicket = z.object({
  id,
  subject: z.string(),
  status: ticketStatus,
  priority: ticketPriority,
  category: ticketCategory,
  customerName: z.string(),
  /** It asks to look at a moderator's ruling again. */
  isAppeal: z.boolean(),
  agent: agent.nullable(),
  /** Messages of the customer that no agent has read. */
  unread: z.int().min(0),
  lastMessage: z.string(),
  createdAt: instant,
  updatedAt: instant,
  /** Until an agent answered first, and until it was resolved; null for what has not happened. */
  firstResponseSeconds: z.int().nullable(),
  resolutionSeconds: z.int().nullable(),
});
export type InboxTicket = z.infer<typeof inboxTicket>;

/** What a moderator did, and to what. */
export const appealedRuling = z.object({
  id,
  action: z.string(),
  target: z.enum(reportTargets),
  targetId: id,
  reason: z.string(),
  moderator: z.string(),
  createdAt: instant,
});

export const note = z.object({ id, author: z.string(), text: z.string(), createdAt: instant });

export const deskTicket = ticketDetail.omit({ canReopen: true, canRate: true, hasAgent: true }).extend({
  agent: agent.nullable(),
  /** Of which it asks to look at again; null for a ticket that is no appeal. */
  appeal: appealedRuling.nullable(),
  notes: z.array(note),
  customerBookings: z.array(
    deskBooking
      .pick({
        id: true,
        bookingDate: true,
        bookingTime: true,
        status: true,
        serviceNames: true,
        totalAmount: true,
        paymentStatus: true,
      })
      .extend({ garageName: z.string() }),
  ),
  firstResponseSeconds: z.int().nullable(),
  resolutionSeconds: z.int().nullable(),
});
export type DeskTicket = z.infer<typeof deskTicket>;

export const cannedReply = z.object({ id, title: z.string(), text: z.string() });
export type CannedReply = z.infer<typeof cannedReply>;

export const callOutcomes = ['reached', 'no_answer', 'wrong_number'] as const;
export const deskCall = callRequest.omit({ canCancel: true }).extend({
  attempts: z.array(
    z.object({ outcome: z.enum(callOutcomes), note: z.string(), author: z.string(), createdAt: instant }),
  ),
  /** Its time has come and is not over. */
  isDue: z.boolean(),
});
export type DeskCall = z.infer<typeof deskCall>;

export const deskReport = z.object({
  id,
  target: z.enum(reportTargets),
  targetId: id,
  /** The text that was reported, or a profile's bio. */
  excerpt: z.string(),
  author: person,
  reporters: z.int().positive(),
  reasons: z.array(z.object({ reason: z.enum(reportReasons), note: z.string() })),
  isHidden: z.boolean(),
  isSuspended: z.boolean(),
  createdAt: instant,
});
export type DeskReport = z.infer<typeof deskReport>;

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
export const importPreview = z.object({
  garages: z.int(),
  services: z.int(),
  newGarages: z.int(),
  changedGarages: z.int(),
  problems: z.array(importProblem),
  isImported: z.boolean(),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const exportKinds = ['bookings', 'tickets', 'calls', 'audit'] as const;
