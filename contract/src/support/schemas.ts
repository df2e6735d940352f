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

/**
 * The categories of the ticket form (product, section 12.3). A grievance is a complaint about how the product treats
 * people or their data.
 */
export const ticketCategories = ['booking', 'payment', 'garage', 'app_bug', 'account', 'other', 'grievance'] as const;
/** `chat`: the ticket of a live chat. The ticket form does not offer it. */
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
  /** The reader's vote; null for none. */
  isHelpful: z.boolean().nullable(),
});
export type FaqEntry = z.infer<typeof faqEntry>;

/** A private file. Its URL expires. */
export const attachment = z.object({
  id,
  name: z.string(),
  contentType: z.string(),
  bytes: z.int().min(0),
  url: z.string(),
  /** Set for pictures only. */
  picture: picture.nullable(),
});
export type Attachment = z.infer<typeof attachment>;

/** Deadlines of a grievance. The server sets each instant. */
export const grievance = z.object({
  /** 48 hours after it was raised. */
  acknowledgeBy: instant,
  /** When an agent first answered it or began to work on it. */
  acknowledgedAt: instant.nullable(),
  /** 30 days after it was raised. */
  dueAt: instant,
  /** A deadline was missed and the grievance is not resolved yet. */
  isOverdue: z.boolean(),
});
export type Grievance = z.infer<typeof grievance>;

export const ticket = z.object({
  id,
  subject: z.string(),
  status: ticketStatus,
  priority: ticketPriority,
  category: ticketCategory,
  /** Unread messages from the other side. */
  unread: z.int().min(0),
  /** Null for every other category. */
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
  /** Resolved or closed: the owner may reopen it. */
  canReopen: z.boolean(),
  /** Resolved and not yet rated. */
  canRate: z.boolean(),
  /** An agent has written in it. */
  hasAgent: z.boolean(),
  /** The last message that the other side has received, and the last it has read. */
  deliveredSeq: z.int().min(0),
  readSeq: z.int().min(0),
});
export type TicketDetail = z.infer<typeof ticketDetail>;

export const senderTypes = ['user', 'agent', 'system'] as const;

/** The subject of every chat; clients translate it. Other tickets have a subject written by their owner. */
export const chatSubject = 'Live Chat Support';

/** The exact system messages in a ticket. Clients recognise them and show them in the reader's language. */
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
  /**
   * 1, 2, 3 … within the ticket, without gaps. A client that was disconnected asks for the messages after its last one.
   */
  seq: z.int().positive(),
  senderType: z.enum(senderTypes),
  /** Set for agents only. */
  senderName: z.string().nullable(),
  message: z.string(),
  attachments: z.array(attachment),
  createdAt: instant,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** The maximum of the database's integer column. */
const highestSeq = 2_147_483_647;

export const messagesInput = z.strictObject({
  ticketId: id,
  /** Messages after this number, oldest first. */
  after: z.coerce.number<number>().int().min(0).max(highestSeq).default(0),
  limit: z.coerce.number<number>().int().min(1).max(200).default(100),
});

/** The messages after `after`, and whether there are more. */
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

/** The ticket form (product, section 12.3). An empty name becomes 'Customer'. */
export const createTicketInput = z.strictObject({
  name: text().trim().max(limits.fullNameLength).default(''),
  email,
  phone: phone.or(z.literal('')).default(''),
  subject: line().max(limits.subjectLength),
  category: z.enum(ticketCategories),
  priority: ticketPriority.default('medium'),
  /**
   * One of the writer's own bookings. Any other id is ignored, because a link from a garage's page carries the garage's
   * id.
   */
  bookingId: id.nullable().default(null),
  description: visibleText().max(limits.ticketTextLength),
  fileIds,
  /** The moderator's ruling that the writer appeals against. */
  appealOf: id.nullable().default(null),
  idempotencyKey: id,
});
export type CreateTicketInput = z.input<typeof createTicketInput>;

export const listTicketsInput = pageInput.extend({
  status: ticketStatus.optional(),
  category: ticketCategory.optional(),
});

/** How far the reader has received and read the other side's messages. A smaller number than before changes nothing. */
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

/** Morning 10:00, afternoon 14:00, evening 17:00 of a day (product, section 12.5). */
export const callSlot = z.object({
  date: calendarDate,
  time: z.enum(['10:00', '14:00', '17:00']),
  part: z.enum(['morning', 'afternoon', 'evening']),
  day: z.enum(['today', 'tomorrow']),
  /** The slot is over or nearly over: it is shown but cannot be chosen. */
  isOver: z.boolean(),
});
export type CallSlot = z.infer<typeof callSlot>;

export const supportState = z.object({
  /** An agent has the desk open or answered within the last two minutes. */
  isAgentOnline: z.boolean(),
  /** Whether SMS are really sent. Without a provider the product promises none. */
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
