import { z } from 'zod';
import { signedIn } from '../shared/base.ts';
import { calendarDate } from '../shared/dates.ts';
import { fieldData, notFound } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { line, text, visibleText } from '../shared/text.ts';
import {
  chatMessage,
  marksInput,
  messagePage,
  messagesInput,
  sendMessageInput,
  ticketPriority,
  ticketStatus,
} from '../support/schemas.ts';
import {
  auditEntry,
  board,
  callOutcomes,
  cannedReply,
  deskBooking,
  deskCall,
  deskMechanic,
  deskReport,
  deskService,
  deskTicket,
  exportKinds,
  grant,
  holiday,
  importPreview,
  inboxInput,
  inboxTicket,
  mechanicFields,
  reason,
  role,
  serviceFields,
  staffMember,
  walkInInput,
  weekSlot,
} from './schemas.ts';

const tags = ['desk'];
const ofGarage = z.strictObject({ garageId: id });
const ofBooking = z.strictObject({ bookingId: id });
const ofTicket = z.strictObject({ ticketId: id });

/** A role is missing: told as what is not there, so that nobody learns what exists. */
const staff = signedIn.errors(notFound);

const bookingErrors = {
  /** What it has become meanwhile does not allow this. */
  NOT_POSSIBLE: { status: 409, message: 'The booking has changed meanwhile.', data: fieldData },
  MECHANIC_BUSY: { status: 409, message: 'This mechanic has another booking at this time.', data: fieldData },
} as const;

const garageProcedures = {
  board: staff
    .route({ method: 'GET', path: '/desk/garages/{garageId}/board', tags, summary: 'Slots and bookings of days' })
    .input(
      ofGarage.extend({
        from: calendarDate.optional(),
        days: z.coerce.number<number>().int().min(1).max(7).default(1),
      }),
    )
    .output(board),
  assign: staff
    .errors(bookingErrors)
    .route({
      method: 'PUT',
      path: '/desk/bookings/{bookingId}/mechanic',
      tags,
      summary: 'Give a booking to a mechanic',
    })
    .input(ofBooking.extend({ mechanicId: id }))
    .output(deskBooking),
  start: staff
    .errors(bookingErrors)
    .route({ method: 'POST', path: '/desk/bookings/{bookingId}/start', tags, summary: 'Work has begun' })
    .input(ofBooking)
    .output(deskBooking),
  complete: staff
    .errors(bookingErrors)
    .route({ method: 'POST', path: '/desk/bookings/{bookingId}/complete', tags, summary: 'Work is done' })
    .input(ofBooking)
    .output(deskBooking),
  cancel: staff
    .errors(bookingErrors)
    .route({ method: 'POST', path: '/desk/bookings/{bookingId}/cancel', tags, summary: 'The garage cannot do it' })
    .input(ofBooking.extend({ reason }))
    .output(deskBooking),
  cash: staff
    .errors(bookingErrors)
    .route({ method: 'POST', path: '/desk/bookings/{bookingId}/cash', tags, summary: 'Cash was received' })
    .input(ofBooking)
    .output(deskBooking),
  walkIn: staff
    .errors({
      SLOT_TAKEN: { status: 409, message: 'No mechanic is free at this time.', data: fieldData },
      SLOT_UNAVAILABLE: { status: 409, message: 'This time cannot be booked.', data: fieldData },
      PRICE_CHANGED: { status: 409, message: 'A price has changed.', data: fieldData },
      SERVICE_NOT_FOUND: { status: 409, message: 'A service is not offered any more.', data: fieldData },
      IDEMPOTENCY_KEY_USED: { status: 409, message: 'This key belongs to another booking.', data: fieldData },
    })
    .route({
      method: 'POST',
      path: '/desk/garages/{garageId}/walk-ins',
      tags,
      summary: 'Book for a customer who is there',
      successStatus: 201,
    })
    .input(walkInInput)
    .output(deskBooking),
  services: staff
    .route({ method: 'GET', path: '/desk/garages/{garageId}/services', tags, summary: 'All services, offered or not' })
    .input(ofGarage)
    .output(z.array(deskService)),
  addService: staff
    .errors({ NAME_TAKEN: { status: 409, message: 'There is one of this name.', data: fieldData } })
    .route({
      method: 'POST',
      path: '/desk/garages/{garageId}/services',
      tags,
      summary: 'Offer a service',
      successStatus: 201,
    })
    .input(ofGarage.extend(serviceFields.shape))
    .output(deskService),
  changeService: staff
    .errors({ NAME_TAKEN: { status: 409, message: 'There is one of this name.', data: fieldData } })
    .route({ method: 'PUT', path: '/desk/garages/{garageId}/services/{serviceId}', tags, summary: 'Change a service' })
    .input(ofGarage.extend({ serviceId: id, ...serviceFields.shape }))
    .output(deskService),
  mechanics: staff
    .route({ method: 'GET', path: '/desk/garages/{garageId}/mechanics', tags, summary: 'All mechanics' })
    .input(ofGarage)
    .output(z.array(deskMechanic)),
  addMechanic: staff
    .errors({ NAME_TAKEN: { status: 409, message: 'There is one of this name.', data: fieldData } })
    .route({
      method: 'POST',
      path: '/desk/garages/{garageId}/mechanics',
      tags,
      summary: 'Add a mechanic',
      successStatus: 201,
    })
    .input(ofGarage.extend(mechanicFields.shape))
    .output(deskMechanic),
  changeMechanic: staff
    .errors({ NAME_TAKEN: { status: 409, message: 'There is one of this name.', data: fieldData } })
    .route({
      method: 'PUT',
      path: '/desk/garages/{garageId}/mechanics/{mechanicId}',
      tags,
      summary: 'Change a mechanic',
      description: 'One who is set inactive leaves the bookings to come to be given to others.',
    })
    .input(ofGarage.extend({ mechanicId: id, ...mechanicFields.shape }))
    .output(deskMechanic),
  weekSlots: staff
    .route({ method: 'GET', path: '/desk/garages/{garageId}/slots', tags, summary: 'The grid of a week' })
    .input(ofGarage)
    .output(z.array(weekSlot)),
  setWeekSlots: staff
    .errors({ SLOTS_OVERLAP: { status: 409, message: 'Two slots of a day overlap.', data: fieldData } })
    .route({
      method: 'PUT',
      path: '/desk/garages/{garageId}/slots',
      tags,
      summary: 'Set the grid of a week',
      description: 'Bookings that were made stay as they are.',
    })
    .input(ofGarage.extend({ slots: z.array(weekSlot).max(7 * 24) }))
    .output(z.array(weekSlot)),
  holidays: staff
    .route({
      method: 'GET',
      path: '/desk/garages/{garageId}/holidays',
      tags,
      summary: 'Days that are closed, from today on',
    })
    .input(ofGarage)
    .output(z.array(holiday)),
  setHoliday: staff
    .route({
      method: 'PUT',
      path: '/desk/garages/{garageId}/holidays/{date}',
      tags,
      summary: 'Close a day to new bookings',
    })
    .input(ofGarage.extend({ date: calendarDate, reason: text().trim().max(limits.reasonLength).default('') }))
    .output(z.array(holiday)),
  removeHoliday: staff
    .route({ method: 'DELETE', path: '/desk/garages/{garageId}/holidays/{date}', tags, summary: 'Open a day again' })
    .input(ofGarage.extend({ date: calendarDate }))
    .output(z.array(holiday)),
};

const supportProcedures = {
  inbox: staff
    .route({ method: 'GET', path: '/desk/tickets', tags, summary: 'Tickets: unassigned, mine or all' })
    .input(inboxInput)
    .output(pageOf(inboxTicket)),
  ticket: staff
    .route({ method: 'GET', path: '/desk/tickets/{ticketId}', tags, summary: 'A ticket with its customer and notes' })
    .input(ofTicket)
    .output(deskTicket),
  messages: staff
    .route({ method: 'GET', path: '/desk/tickets/{ticketId}/messages', tags, summary: 'Messages behind a number' })
    .input(messagesInput)
    .output(messagePage),
  reply: staff
    .errors({
      FILE_NOT_FOUND: { status: 409, message: 'Please choose the file again.', data: fieldData },
      TICKET_CLOSED: { status: 409, message: 'This ticket is closed.', data: fieldData },
    })
    .route({ method: 'POST', path: '/desk/tickets/{ticketId}/messages', tags, summary: 'Answer', successStatus: 201 })
    .input(sendMessageInput)
    .output(chatMessage),
  addNote: staff
    .route({
      method: 'POST',
      path: '/desk/tickets/{ticketId}/notes',
      tags,
      summary: 'A note among agents',
      successStatus: 201,
    })
    .input(ofTicket.extend({ text: visibleText().max(limits.ticketTextLength) }))
    .output(deskTicket),
  take: staff
    .route({
      method: 'PUT',
      path: '/desk/tickets/{ticketId}/agent',
      tags,
      summary: 'Give a ticket to an agent, or to nobody',
    })
    .input(ofTicket.extend({ agentId: id.nullable() }))
    .output(deskTicket),
  setTicket: staff
    .errors({
      NOT_POSSIBLE: { status: 409, message: 'The ticket cannot become this now.', data: fieldData },
    })
    .route({ method: 'PATCH', path: '/desk/tickets/{ticketId}', tags, summary: 'Set status or priority' })
    .input(ofTicket.extend({ status: ticketStatus.optional(), priority: ticketPriority.optional() }))
    .output(deskTicket),
  mark: staff
    .route({ method: 'PUT', path: '/desk/tickets/{ticketId}/marks', tags, summary: 'Say what arrived and was read' })
    .input(marksInput)
    .output(z.object({ id })),
  typing: staff
    .route({ method: 'POST', path: '/desk/tickets/{ticketId}/typing', tags, summary: 'Say that one is writing' })
    .input(ofTicket)
    .output(z.object({ id })),
  agents: staff
    .route({ method: 'GET', path: '/desk/agents', tags, summary: 'Who answers' })
    .output(z.array(z.object({ id, name: z.string() }))),
  cannedReplies: staff
    .route({ method: 'GET', path: '/desk/canned-replies', tags, summary: 'Answers at hand' })
    .output(z.array(cannedReply)),
  saveCannedReply: staff
    .route({ method: 'PUT', path: '/desk/canned-replies/{replyId}', tags, summary: 'Keep an answer at hand' })
    .input(
      z.strictObject({
        replyId: id,
        title: line().max(limits.subjectLength),
        text: visibleText().max(limits.chatMessageLength),
      }),
    )
    .output(z.array(cannedReply)),
  deleteCannedReply: staff
    .route({ method: 'DELETE', path: '/desk/canned-replies/{replyId}', tags, summary: 'Remove one' })
    .input(z.strictObject({ replyId: id }))
    .output(z.array(cannedReply)),
  calls: staff
    .route({
      method: 'GET',
      path: '/desk/calls',
      tags,
      summary: 'Calls to make, soonest first; or those that are over',
    })
    .input(pageInput.extend({ view: z.enum(['open', 'over']).default('open') }))
    .output(pageOf(deskCall)),
  recordCall: staff
    .errors({ CALL_OVER: { status: 409, message: 'This call is done or cancelled.', data: fieldData } })
    .route({
      method: 'POST',
      path: '/desk/calls/{callId}/attempts',
      tags,
      summary: 'What became of a call',
      description: 'Not reached within its slot, it stays to be tried again; after the slot it is missed.',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        callId: id,
        outcome: z.enum(callOutcomes),
        note: text().trim().max(limits.reasonLength).default(''),
      }),
    )
    .output(deskCall),
};

const ruling = z.strictObject({ reason });
const target = z.enum(['post', 'comment']);

const moderationProcedures = {
  reports: staff
    .route({ method: 'GET', path: '/desk/reports', tags, summary: 'What was reported, oldest first' })
    .input(pageInput)
    .output(pageOf(deskReport)),
  hide: staff
    .route({
      method: 'POST',
      path: '/desk/moderation/{target}/{targetId}/hide',
      tags,
      summary: 'Take a post or comment down',
    })
    .input(ruling.extend({ target, targetId: id }))
    .output(z.object({ id })),
  restore: staff
    .route({ method: 'POST', path: '/desk/moderation/{target}/{targetId}/restore', tags, summary: 'Put it back' })
    .input(ruling.extend({ target, targetId: id }))
    .output(z.object({ id })),
  warn: staff
    .route({ method: 'POST', path: '/desk/people/{userId}/warn', tags, summary: 'Warn somebody' })
    .input(ruling.extend({ userId: id }))
    .output(z.object({ id })),
  suspend: staff
    .route({ method: 'POST', path: '/desk/people/{userId}/suspend', tags, summary: 'Suspend an account' })
    .input(ruling.extend({ userId: id }))
    .output(z.object({ id })),
  reinstate: staff
    .route({ method: 'POST', path: '/desk/people/{userId}/reinstate', tags, summary: 'Take a suspension back' })
    .input(ruling.extend({ userId: id }))
    .output(z.object({ id })),
  dismiss: staff
    .route({ method: 'POST', path: '/desk/reports/{reportId}/dismiss', tags, summary: 'There is nothing to it' })
    .input(ruling.extend({ reportId: id }))
    .output(z.object({ id })),
};

const adminProcedures = {
  grants: staff.route({ method: 'GET', path: '/desk/roles', tags, summary: 'Who works here' }).output(z.array(grant)),
  grant: staff
    .errors({ NO_SUCH_ACCOUNT: { status: 409, message: 'Nobody has this e-mail address.', data: fieldData } })
    .route({ method: 'PUT', path: '/desk/roles', tags, summary: 'Give a role' })
    .input(z.strictObject({ email: z.email().max(254), role, garageId: id.nullable().default(null) }))
    .output(z.array(grant)),
  revoke: staff
    .errors({ LAST_ADMIN: { status: 409, message: 'The last admin stays.', data: fieldData } })
    .route({ method: 'DELETE', path: '/desk/roles', tags, summary: 'Take a role' })
    .input(z.strictObject({ userId: id, role, garageId: id.nullable().default(null) }))
    .output(z.array(grant)),
  importGarages: staff
    .errors({ UNREADABLE_FILE: { status: 422, message: 'This file cannot be read.', data: fieldData } })
    .route({
      method: 'POST',
      path: '/desk/garages/import',
      tags,
      summary: 'Import garages from JSON or CSV, as multipart/form-data',
      description: 'With `isTrial` nothing is written: the answer tells what would be, and every problem.',
    })
    .input(z.strictObject({ file: z.file().max(limits.importBytes), isTrial: z.union([z.boolean(), z.stringbool()]) }))
    .output(importPreview),
  featured: staff
    .route({ method: 'GET', path: '/desk/featured', tags, summary: 'Featured garages in their order' })
    .output(z.array(z.object({ id, name: z.string(), location: z.string(), featuredOrder: z.int() }))),
  setFeatured: staff
    .route({ method: 'PUT', path: '/desk/featured', tags, summary: 'Set which garages are featured, first to last' })
    .input(z.strictObject({ garageIds: z.array(id).max(limits.featuredGarages) }))
    .output(z.array(z.object({ id, name: z.string(), location: z.string(), featuredOrder: z.int() }))),
  audit: staff
    .route({ method: 'GET', path: '/desk/audit', tags, summary: 'Who did what, newest first' })
    .input(pageInput.extend({ action: text().max(40).optional(), garageId: id.optional() }))
    .output(pageOf(auditEntry)),
  export: staff
    .errors({
      TOO_MANY_ROWS: { status: 422, message: 'Too much for one file. Please choose fewer days.', data: fieldData },
    })
    .route({ method: 'GET', path: '/desk/export/{kind}', tags, summary: 'A table as CSV' })
    .input(
      z.strictObject({
        kind: z.enum(exportKinds),
        garageId: id.optional(),
        from: calendarDate.optional(),
        to: calendarDate.optional(),
      }),
    )
    .output(z.file()),
};

/** For staff only; who may do what is the server's to judge, by role and garage, at each call. */
export const deskContract = {
  me: signedIn
    .route({ method: 'GET', path: '/desk/me', tags, summary: 'What one may do at the desk' })
    .output(staffMember),
  garage: garageProcedures,
  support: supportProcedures,
  moderation: moderationProcedures,
  admin: adminProcedures,
};
