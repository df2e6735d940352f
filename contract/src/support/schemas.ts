import { z } from 'zod';
import { email } from '../auth/schemas.ts';
import { bookingStatus } from '../bookings/schemas.ts';
import { picture } from '../files/schemas.ts';
import { phone } from '../profiles/schemas.ts';
import { brand } from '../shared/brand.ts';
import { calendarDate, clockTime, instant } from '../shared/dates.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { pageInput } from '../shared/pages.ts';
import { line, text, visibleText } from '../shared/text.ts';

/** Those of the specification, and complaints about how the product treats people or their data. */
export const ticketCategories = ['booking', 'payment', 'garage', 'app_bug', 'account', 'other', 'grievance'] as const;
/** `chat`: the ticket of a live chat; nobody chooses it in a form. */
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
  /** What the reader said of it; null for nothing yet. */
  isHelpful: z.boolean().nullable(),
});
export type FaqEntry = z.infer<typeof faqEntry>;

/** A private file; its address expires. */
export const attachment = z.object({
  id,
  name: z.string(),
  contentType: z.string(),
  bytes: z.int().min(0),
  url: z.string(),
  /** Of a picture: what is needed to show it. */
  picture: picture.nullable(),
});
export type Attachment = z.infer<typeof attachment>;

/** What is promised for a grievance; the server sets each instant. */
export const grievance = z.object({
  /** 48 hours after it was raised. */
  acknowledgeBy: instant,
  /** When an agent first answered it or began to look into it. */
  acknowledgedAt: instant.nullable(),
  /** 30 days after it was raised. */
  dueAt: instant,
  /** One of the two promises is broken, and it is not resolved yet. */
  isOverdue: z.boolean(),
});
export type Grievance = z.infer<typeof grievance>;

export const ticket = z.object({
  id,
  subject: z.string(),
  status: ticketStatus,
  priority: ticketPriority,
  category: ticketCategory,
  /** Messages of the other side that were not read. */
  unread: z.int().min(0),
  /** Null for every other category. */
  grievance: grievance.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Ticket = z.infer<typeof ticket>;

/** The booking a ticket is about, in few words. */
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
  /** Resolved or closed: its owner may open it again. */
  canReopen: z.boolean(),
  /** Resolved and not rated yet. */
  canRate: z.boolean(),
  /** An agent has written. */
  hasAgent: z.boolean(),
  /** Up to which message the other side has got, and read. */
  deliveredSeq: z.int().min(0),
  readSeq: z.int().min(0),
});
export type TicketDetail = z.infer<typeof ticketDetail>;

export const senderTypes = ['user', 'agent', 'system'] as const;

/** Of every chat; other tickets have their owner's words. Screens say it in their language. */
export const chatSubject = 'Live Chat Support';

/** What the system says in a ticket, word for word, so that a reader in another language is told in it. */
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
  /** 1, 2, 3 … within the ticket, without gaps: who was cut off asks for what comes after the last one. */
  seq: z.int().positive(),
  senderType: z.enum(senderTypes),
  /** Of an agent. */
  senderName: z.string().nullable(),
  message: z.string(),
  attachments: z.array(attachment),
  createdAt: instant,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** The database counts no further. */
const highestSeq = 2_147_483_647;

export const messagesInput = z.strictObject({
  ticketId: id,
  /** Those behind this number, oldest first. */
  after: z.coerce.number<number>().int().min(0).max(highestSeq).default(0),
  limit: z.coerce.number<number>().int().min(1).max(200).default(100),
});

/** Those from `after` on, and whether there are more behind them. */
export const messagePage = z.object({ items: z.array(chatMessage), hasMore: z.boolean() });

export const fileIds = z.array(id).max(limits.ticketAttachments).default([]);

/** Made by the client: sent again it is the same message. */
const messageId = id;

export const sendMessageInput = z
  .strictObject({ ticketId: id, messageId, message: text().trim().max(limits.chatMessageLength).default(''), fileIds })
  .refine((input) => input.message !== '' || input.fileIds.length > 0, {
    error: 'Write something or add a file',
    path: ['message'],
  });
export type SendMessageInput = z.input<typeof sendMessageInput>;

/** The ticket form (specification, section 5): a missing name becomes 'Customer'. */
export const createTicketInput = z.strictObject({
  name: text().trim().max(limits.fullNameLength).default(''),
  email,
  phone: phone.or(z.literal('')).default(''),
  subject: line().max(limits.subjectLength),
  category: z.enum(ticketCategories),
  priority: ticketPriority.default('medium'),
  /** An own booking; what is none is left out, as a link from a garage's page carries the garage's id. */
  bookingId: id.nullable().default(null),
  description: visibleText().max(limits.ticketTextLength),
  fileIds,
  /** A ruling of a moderator that the writer asks to look at again. */
  appealOf: id.nullable().default(null),
  idempotencyKey: id,
});
export type CreateTicketInput = z.input<typeof createTicketInput>;

export const listTicketsInput = pageInput.extend({
  status: ticketStatus.optional(),
  category: ticketCategory.optional(),
});

/** What one has got and read of the other side's messages; a smaller number than before changes nothing. */
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

/** Morning 10:00, afternoon 14:00, evening 17:00 of a day (specification, section 9). */
export const callSlot = z.object({
  date: calendarDate,
  time: z.enum(['10:00', '14:00', '17:00']),
  part: z.enum(['morning', 'afternoon', 'evening']),
  day: z.enum(['today', 'tomorrow']),
  /** Over already, or nearly: shown, and cannot be chosen. */
  isOver: z.boolean(),
});
export type CallSlot = z.infer<typeof callSlot>;

/** What support can do at this moment. */
export const supportState = z.object({
  /** An agent has the desk open, or answered within the last two minutes. */
  isAgentOnline: z.boolean(),
  /** Whether text messages really leave: without a provider nobody is promised one. */
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
