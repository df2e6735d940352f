import { z } from 'zod';
import { staff } from '../../shared/base.ts';
import { fieldData } from '../../shared/errors.ts';
import { id } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { pageInput, pageOf } from '../../shared/pages.ts';
import { line, text, visibleText } from '../../shared/text.ts';
import {
  chatMessage,
  marksInput,
  messagePage,
  messagesInput,
  sendMessageInput,
  ticketPriority,
  ticketStatus,
} from '../../support/schemas.ts';
import { callOutcomes, cannedReply, deskCall, deskTicket, inboxInput, inboxTicket } from './schemas.ts';

const tags = ['desk'];
const ofTicket = z.strictObject({ ticketId: id });

export const supportDeskContract = {
  here: staff
    .route({
      method: 'PUT',
      path: '/desk/presence',
      tags,
      summary: 'Report presence; customers see an agent online for two minutes',
    })
    .output(z.object({ id })),
  inbox: staff
    .route({ method: 'GET', path: '/desk/tickets', tags, summary: 'Tickets: unassigned, mine or all' })
    .input(inboxInput)
    .output(pageOf(inboxTicket)),
  ticket: staff
    .route({ method: 'GET', path: '/desk/tickets/{ticketId}', tags, summary: 'A ticket with its customer and notes' })
    .input(ofTicket)
    .output(deskTicket),
  messages: staff
    .route({ method: 'GET', path: '/desk/tickets/{ticketId}/messages', tags, summary: 'Messages after a number' })
    .input(messagesInput)
    .output(messagePage),
  reply: staff
    .errors({
      FILE_NOT_FOUND: { status: 409, message: 'Please choose the file again.', data: fieldData },
      TICKET_CLOSED: { status: 409, message: 'This ticket is closed.', data: fieldData },
    })
    .route({
      method: 'POST',
      path: '/desk/tickets/{ticketId}/messages',
      tags,
      summary: 'Reply to a ticket',
      successStatus: 201,
    })
    .input(sendMessageInput)
    .output(chatMessage),
  addNote: staff
    .route({
      method: 'POST',
      path: '/desk/tickets/{ticketId}/notes',
      tags,
      summary: 'Add an internal note',
      successStatus: 201,
    })
    .input(ofTicket.extend({ text: visibleText().max(limits.ticketTextLength) }))
    .output(deskTicket),
  take: staff
    .errors({
      TICKET_TAKEN: { status: 409, message: 'Somebody else has reassigned this ticket.', data: fieldData },
    })
    .route({
      method: 'PUT',
      path: '/desk/tickets/{ticketId}/agent',
      tags,
      summary: 'Assign or unassign a ticket',
    })
    .input(
      ofTicket.extend({
        agentId: id.nullable(),
        /** The agent shown to the caller; nothing is changed if another one has the ticket now. */
        heldBy: id.nullable().optional(),
      }),
    )
    .output(deskTicket),
  setTicket: staff
    .errors({
      NOT_POSSIBLE: { status: 409, message: 'The ticket cannot get this status now.', data: fieldData },
    })
    .route({ method: 'PATCH', path: '/desk/tickets/{ticketId}', tags, summary: 'Set status or priority' })
    .input(ofTicket.extend({ status: ticketStatus.optional(), priority: ticketPriority.optional() }))
    .output(deskTicket),
  mark: staff
    .route({
      method: 'PUT',
      path: '/desk/tickets/{ticketId}/marks',
      tags,
      summary: 'Mark messages as delivered or read',
    })
    .input(marksInput)
    .output(z.object({ id })),
  typing: staff
    .route({ method: 'POST', path: '/desk/tickets/{ticketId}/typing', tags, summary: 'Report typing' })
    .input(ofTicket)
    .output(z.object({ id })),
  agents: staff
    .route({ method: 'GET', path: '/desk/agents', tags, summary: 'List agents' })
    .output(z.array(z.object({ id, name: z.string() }))),
  cannedReplies: staff
    .route({ method: 'GET', path: '/desk/canned-replies', tags, summary: 'List saved replies' })
    .output(z.array(cannedReply)),
  saveCannedReply: staff
    .route({ method: 'PUT', path: '/desk/canned-replies/{replyId}', tags, summary: 'Save a reply' })
    .input(
      z.strictObject({
        replyId: id,
        title: line().max(limits.subjectLength),
        text: visibleText().max(limits.chatMessageLength),
      }),
    )
    .output(z.array(cannedReply)),
  deleteCannedReply: staff
    .route({ method: 'DELETE', path: '/desk/canned-replies/{replyId}', tags, summary: 'Delete a saved reply' })
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
      summary: 'Record the outcome of a call',
      description: 'An unanswered call can be retried within its slot and is missed after it.',
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
