import { z } from 'zod';
import { reportTargets } from '../../community/schemas.ts';
import { instant } from '../../shared/date-schemas.ts';
import { id } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { pageInput } from '../../shared/pages.ts';
import { text } from '../../shared/text.ts';
import {
  callRequest,
  grievance,
  ticketCategory,
  ticketDetail,
  ticketPriority,
  ticketStatus,
} from '../../support/schemas.ts';
import { deskBooking } from '../garage/schemas.ts';

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
  isAppeal: z.boolean(),
  agent: agent.nullable(),
  unread: z.int().min(0),
  lastMessage: z.string(),
  grievance: grievance.nullable(),
  createdAt: instant,
  updatedAt: instant,
  firstResponseSeconds: z.int().nullable(),
  resolutionSeconds: z.int().nullable(),
});
export type InboxTicket = z.infer<typeof inboxTicket>;

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
        paymentMethod: true,
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
  /** The slot has begun and is not over. */
  isDue: z.boolean(),
});
export type DeskCall = z.infer<typeof deskCall>;
