import { z } from 'zod';
import { open, signedIn } from '../shared/base.ts';
import { fieldData, notFound, storageErrors } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';
import { languageCodes } from '../shared/languages.ts';
import { limits } from '../shared/limits.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { text } from '../shared/text.ts';
import {
  attachment,
  callRequest,
  callSlot,
  chatMessage,
  createTicketInput,
  faqEntry,
  listTicketsInput,
  marksInput,
  messagePage,
  messagesInput,
  rateTicketInput,
  requestCallInput,
  sendMessageInput,
  supportState,
  ticket,
  ticketDetail,
} from './schemas.ts';

const tags = ['support'];
const ofTicket = z.strictObject({ ticketId: id });

const appeal = 'The way to appeal';

const fileErrors = {
  FILE_NOT_FOUND: { status: 409, message: 'Please choose the file again.', data: fieldData },
} as const;

const closed = {
  TICKET_CLOSED: { status: 409, message: 'This ticket is closed.', data: fieldData },
} as const;

/** Tickets of other people answer `NOT_FOUND`. */
export const supportContract = {
  faq: open
    .route({
      method: 'GET',
      path: '/support/faq',
      tags,
      summary: 'Frequently asked questions, most helpful first',
      description: '`search` filters questions and answers, ignoring case.',
    })
    .input(
      z.strictObject({
        search: text().trim().max(limits.searchTextLength).optional(),
        language: z.enum(languageCodes).default('en'),
      }),
    )
    .output(z.array(faqEntry)),
  state: open
    .route({
      method: 'GET',
      path: '/support/state',
      tags,
      summary: 'Whether an agent is online, and whether text messages can be sent',
    })
    .output(supportState),
  rateFaq: signedIn
    .errors(notFound)
    .route({ method: 'PUT', path: '/support/faq/{faqId}/rating', tags, summary: 'Rate an answer as helpful or not' })
    .input(z.strictObject({ faqId: id, isHelpful: z.boolean() }))
    .output(z.object({ id, isHelpful: z.boolean() })),
  tickets: signedIn
    .route({ method: 'GET', path: '/support/tickets', tags, summary: "The customer's tickets, newest first" })
    .input(listTicketsInput)
    .output(pageOf(ticket)),
  ticket: signedIn
    .errors(notFound)
    .route({ method: 'GET', path: '/support/tickets/{ticketId}', tags, summary: "One of the customer's tickets" })
    .input(ofTicket)
    .output(ticketDetail),
  upload: signedIn
    .meta({ openToSuspended: appeal })
    .errors({
      ...storageErrors,
      FILE_TOO_LARGE: {
        status: 413,
        message: 'Each file must be smaller than 10MB.',
        data: fieldData.extend({ maximumBytes: z.int() }),
      },
      UNSUPPORTED_FILE: {
        status: 415,
        message: 'Please choose a picture, a video, a PDF, a Word document or a text.',
        data: fieldData,
      },
      UNREADABLE_FILE: { status: 422, message: 'This file cannot be read. Please choose another.', data: fieldData },
    })
    .route({
      method: 'POST',
      path: '/support/files',
      tags,
      summary: 'Upload a file for a ticket, as multipart/form-data',
      description:
        'The type is determined by the content, not by the name. A file that stays unused for a day is deleted.',
      successStatus: 201,
    })
    .input(z.strictObject({ file: z.file().max(limits.ticketFileBytes - 1) }))
    .output(attachment),
  createTicket: signedIn
    .meta({ openToSuspended: appeal })
    .errors(fileErrors)
    .route({
      method: 'POST',
      path: '/support/tickets',
      tags,
      summary: 'Raise a ticket',
      description: 'Idempotent by key.',
      successStatus: 201,
    })
    .input(createTicketInput)
    .output(ticketDetail),
  reopen: signedIn
    .meta({ openToSuspended: appeal })
    .errors(notFound)
    .route({ method: 'POST', path: '/support/tickets/{ticketId}/reopen', tags, summary: 'Reopen a ticket' })
    .input(ofTicket)
    .output(ticketDetail),
  rate: signedIn
    .errors(notFound)
    .route({ method: 'PUT', path: '/support/tickets/{ticketId}/rating', tags, summary: 'Rate the resolution' })
    .input(rateTicketInput)
    .output(ticketDetail),
  openChat: signedIn
    .meta({ openToSuspended: appeal })
    .route({
      method: 'POST',
      path: '/support/chat',
      tags,
      summary: "The customer's open chat, created if there is none",
    })
    .output(ticketDetail),
  messages: signedIn
    .errors(notFound)
    .route({
      method: 'GET',
      path: '/support/tickets/{ticketId}/messages',
      tags,
      summary: 'The messages of a ticket after a number, oldest first',
    })
    .input(messagesInput)
    .output(messagePage),
  sendMessage: signedIn
    .meta({ openToSuspended: appeal })
    .errors({ ...notFound, ...fileErrors, ...closed })
    .route({
      method: 'POST',
      path: '/support/tickets/{ticketId}/messages',
      tags,
      summary: 'Write to a ticket',
      successStatus: 201,
    })
    .input(sendMessageInput)
    .output(chatMessage),
  mark: signedIn
    .meta({ openToSuspended: appeal })
    .errors(notFound)
    .route({
      method: 'PUT',
      path: '/support/tickets/{ticketId}/marks',
      tags,
      summary: 'Mark messages as delivered or read',
    })
    .input(marksInput)
    .output(z.object({ id })),
  typing: signedIn
    .meta({ openToSuspended: appeal })
    .errors(notFound)
    .route({ method: 'POST', path: '/support/tickets/{ticketId}/typing', tags, summary: 'Report typing' })
    .input(ofTicket)
    .output(z.object({ id })),
  transcript: signedIn
    .errors(notFound)
    .route({
      method: 'POST',
      path: '/support/tickets/{ticketId}/transcript',
      tags,
      summary: "Mail the conversation to the account's address",
    })
    .input(ofTicket)
    .output(z.object({ sentTo: z.string() })),
  callSlots: open
    .route({ method: 'GET', path: '/support/call-slots', tags, summary: 'When we can call, today and tomorrow' })
    .output(z.array(callSlot)),
  requestCall: signedIn
    .errors({ SLOT_OVER: { status: 409, message: 'This time is over. Please choose another.', data: fieldData } })
    .route({
      method: 'POST',
      path: '/support/call-requests',
      tags,
      summary: 'Request a call',
      description:
        "Idempotent by key. Confirmed by mail to the account's own address, and by text message if `/support/state` says so.",
      successStatus: 201,
    })
    .input(requestCallInput)
    .output(callRequest),
  callRequests: signedIn
    .route({
      method: 'GET',
      path: '/support/call-requests',
      tags,
      summary: "The customer's call requests, newest first",
    })
    .input(pageInput)
    .output(pageOf(callRequest)),
  cancelCall: signedIn
    .errors(notFound)
    .route({ method: 'POST', path: '/support/call-requests/{callId}/cancel', tags, summary: 'Cancel a call' })
    .input(z.strictObject({ callId: id }))
    .output(callRequest),
};
