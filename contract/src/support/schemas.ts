import { z } from 'zod';
import { email } from '../auth/schemas.ts';
import { bookingStatus } from '../bookings/schemas.ts';
import { picture } from '../files/schemas.ts';
import { phone } from '../profiles/schemas.ts';
import { brand } from '../shared/brand.ts';
import { calendarDate, clockTime, instant } from '../shared/date-schemas.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { pageInput } from '../shared/pages.ts';
import { line, text, visibleText } from '../shared/text.ts';

/** Product, section 12.3. A grievance is about how the product treats people or their data. */
export const ticketCategories = ['booking', 'payment', 'garage', 'app_bug', 'account', 'other', 'grievance'] as const;
export const ticketCategory = z.enum([...ticketCategories, 'chat']);
export type TicketCategory = z.infer<typeof ticketCategory>;

export const ticketPriorities = ['low', 'medium', 'high'] as const;
export const ticketPriority = z.enum(ticketPriorities);
export type TicketPriority = z.infer<typeof ticketPriority>;

export const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
export const ticketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.infer<typeof ticketStatus>;

export const faqEntry = z.object({
  id,
  topic: z.string(),
  question: z.string(),
  answer: z.string(),
  isHelpful: z.boolean().nullable(),
});
export type FaqEntry = z.infer<typeof faqEntry>;

/** Private: its URL expires. */
export const attachment = z.object({
  id,
  name: z.string(),
  contentType: z.string(),
  bytes: z.int().min(0),
  url: z.string(),
  picture: picture.nullable(),
});
export type Attachment = z.infer<typeof attachment>;

export const grievance = z.object({
  acknowledgeBy: instant,
  /** When an agent first answered it or began to work on it. */
  acknowledgedAt: instant.nullable(),
  dueAt: instant,
  /** A deadline was missed, and it is not resolved. */
  isOverdue: z.boolean(),
});
export type Grievance = z.infer<typeof grievance>;

export const ticket = z.object({
  id,
  subject: z.string(),
  status: ticketStatus,
  priority: ticketPriority,
  category: ticketCategory,
  unread: z.int().min(0),
  grievance: grievance.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Ticket = z.infer<typeof ticket>;

export const ticketBooking = z.object({
  id,
  garageName: z.string(),
  serviceNames: z.array(z.string()),
  bookingDate: calendarDate,
  bookingTime: clockTime,
  status: bookingStatus,
});

const stars = z.int().min(1).max(5);

export const ticketDetail = ticket.extend({
  description: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  booking: ticketBooking.nullable(),
  attachments: z.array(attachment),
  rating: z.object({ stars, comment: z.string() }).nullable(),
  canReopen: z.boolean(),
  canRate: z.boolean(),
  hasAgent: z.boolean(),
  deliveredSeq: z.int().min(0),
  readSeq: z.int().min(0),
});
export type TicketDetail = z.infer<typeof ticketDetail>;

export const senderTypes = ['user', 'agent', 'system'] as const;

/** Clients recognise these exact texts and show them in the reader's language. */
export const systemTexts = {
  welcome: `Welcome to ${brand.name} support! How can we help you today?`,
  resolved: 'This ticket is resolved. If something is still not right, write here or open it again.',
  closed: 'This ticket is closed. You can open it again at any time.',
  reopened: 'This ticket is open again.',
  acknowledged:
    'We have received your grievance and are looking into it. You will hear from us by the date shown above.',
} as const;

export const chatMessage = z.object({
  id,
  ticketId: id,
  /** 1, 2, 3 … without gaps: a client that was disconnected asks for those after its last. */
  seq: z.int().positive(),
  senderType: z.enum(senderTypes),
  senderName: z.string().nullable(),
  message: z.string(),
  attachments: z.array(attachment),
  createdAt: instant,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** PostgreSQL's integer. */
const highestSeq = 2_147_483_647;

export const messagesInput = z.strictObject({
  ticketId: id,
  after: z.coerce.number<number>().int().min(0).max(highestSeq).default(0),
  limit: z.coerce.number<number>().int().min(1).max(200).default(100),
});

export const messagePage = z.object({ items: z.array(chatMessage), hasMore: z.boolean() });

export const fileIds = z.array(id).max(limits.ticketAttachments).default([]);

/** Made by the client. Sending it again is the same message. */
const messageId = id;

export const sendMessageInput = z
  .strictObject({ ticketId: id, messageId, message: text().trim().max(limits.chatMessageLength).default(''), fileIds })
  .refine((input) => input.message !== '' || input.fileIds.length > 0, {
    error: 'Write something or add a file',
    path: ['message'],
  });
export type SendMessageInput = z.input<typeof sendMessageInput>;

/** Product, section 12.3. An empty name becomes 'Customer'. */
export const createTicketInput = z.strictObject({
  name: text().trim().max(limits.fullNameLength).default(''),
  email,
  phone: phone.or(z.literal('')).default(''),
  subject: line().max(limits.subjectLength),
  category: z.enum(ticketCategories),
  priority: ticketPriority.default('medium'),
  /** Ignored if it is not the writer's own booking, because a link from a garage's page carries the garage's id. */
  bookingId: id.nullable().default(null),
  description: visibleText().max(limits.ticketTextLength),
  fileIds,
  appealOf: id.nullable().default(null),
  idempotencyKey: id,
});
export type CreateTicketInput = z.input<typeof createTicketInput>;

export const listTicketsInput = pageInput.extend({
  status: ticketStatus.optional(),
  category: ticketCategory.optional(),
});

/** A smaller number than before changes nothing. */
export const marksInput = z.strictObject({
  ticketId: id,
  deliveredSeq: z.int().min(0).max(highestSeq),
  readSeq: z.int().min(0).max(highestSeq),
});

export const rateTicketInput = z.strictObject({
  ticketId: id,
  stars,
  comment: text().trim().max(limits.reviewLength).default(''),
});

/** Morning, afternoon, evening (product, section 12.5). */
export const callSlot = z.object({
  date: calendarDate,
  time: z.enum(['10:00', '14:00', '17:00']),
  part: z.enum(['morning', 'afternoon', 'evening']),
  day: z.enum(['today', 'tomorrow']),
  /** Or nearly over: it is shown but cannot be chosen. */
  isOver: z.boolean(),
});
export type CallSlot = z.infer<typeof callSlot>;

export const supportState = z.object({
  /** Has the desk open or answered within the last two minutes. */
  isAgentOnline: z.boolean(),
  /** False without a provider, so that the product promises no SMS. */
  sendsSms: z.boolean(),
});
export type SupportState = z.infer<typeof supportState>;

export const callStatuses = ['pending', 'done', 'missed', 'cancelled'] as const;

export const callRequest = z.object({
  id,
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string().nullable(),
  reason: z.string(),
  preferredTime: instant,
  status: z.enum(callStatuses),
  canCancel: z.boolean(),
  createdAt: instant,
});
export type CallRequest = z.infer<typeof callRequest>;

export const requestCallInput = z.strictObject({
  name: line().max(limits.fullNameLength),
  phone,
  email: email.or(z.literal('')).default(''),
  reason: visibleText().max(limits.reasonLength),
  date: calendarDate,
  time: callSlot.shape.time,
  idempotencyKey: id,
});
export type RequestCallInput = z.input<typeof requestCallInput>;
