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

/** Those of other people answer `NOT_FOUND`. */
export const supportContract = {
  faq: open
    .route({
      method: 'GET',
      path: '/support/faq',
      tags,
      summary: 'Questions that are often asked, most helpful first',
      description: 'Those whose question or answer has the text, in any case.',
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
      summary: 'Whether an agent is there now, and what can be sent',
    })
    .output(supportState),
  rateFaq: signedIn
    .errors(notFound)
    .route({ method: 'PUT', path: '/support/faq/{faqId}/rating', tags, summary: 'Say whether an answer helped' })
    .input(z.strictObject({ faqId: id, isHelpful: z.boolean() }))
    .output(z.object({ id, isHelpful: z.boolean() })),
  tickets: signedIn
    .route({ method: 'GET', path: '/support/tickets', tags, summary: 'Own tickets, newest first' })
    .input(listTicketsInput)
    .output(pageOf(ticket)),
  ticket: signedIn
    .errors(notFound)
    .route({ method: 'GET', path: '/support/tickets/{ticketId}', tags, summary: 'One own ticket' })
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
        'Its content decides what it is, never its name. One that nothing refers to within a day is removed.',
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
      description: 'The same key raises it once.',
      successStatus: 201,
    })
    .input(createTicketInput)
    .output(ticketDetail),
  reopen: signedIn
    .meta({ openToSuspended: appeal })
    .errors(notFound)
    .route({ method: 'POST', path: '/support/tickets/{ticketId}/reopen', tags, summary: 'Open a ticket again' })
    .input(ofTicket)
    .output(ticketDetail),
  rate: signedIn
    .errors(notFound)
    .route({ method: 'PUT', path: '/support/tickets/{ticketId}/rating', tags, summary: 'Rate how it was resolved' })
    .input(rateTicketInput)
    .output(ticketDetail),
  openChat: signedIn
    .meta({ openToSuspended: appeal })
    .route({
      method: 'POST',
      path: '/support/chat',
      tags,
      summary: 'The one open chat, begun with a welcome when there is none',
    })
    .output(ticketDetail),
  messages: signedIn
    .errors(notFound)
    .route({
      method: 'GET',
      path: '/support/tickets/{ticketId}/messages',
      tags,
      summary: 'The messages of a ticket behind a number, oldest first',
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
      summary: 'Say what arrived and was read',
    })
    .input(marksInput)
    .output(z.object({ id })),
  typing: signedIn
    .meta({ openToSuspended: appeal })
    .errors(notFound)
    .route({ method: 'POST', path: '/support/tickets/{ticketId}/typing', tags, summary: 'Say that one is writing' })
    .input(ofTicket)
    .output(z.object({ id })),
  transcript: signedIn
    .errors(notFound)
    .route({
      method: 'POST',
      path: '/support/tickets/{ticketId}/transcript',
      tags,
      summary: "Have the conversation mailed to the account's address",
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
      summary: 'Ask to be called',
      description:
        "The same key asks once. A mail to the account's own address confirms it, never one to an address that was typed; a text message only where `/support/state` says that they leave.",
      successStatus: 201,
    })
    .input(requestCallInput)
    .output(callRequest),
  callRequests: signedIn
    .route({ method: 'GET', path: '/support/call-requests', tags, summary: 'Own call requests, newest first' })
    .input(pageInput)
    .output(pageOf(callRequest)),
  cancelCall: signedIn
    .errors(notFound)
    .route({ method: 'POST', path: '/support/call-requests/{callId}/cancel', tags, summary: 'Cancel a call' })
    .input(z.strictObject({ callId: id }))
    .output(callRequest),
};
