import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { signedIn } from '../shared/base.ts';
import { fieldData, notFound } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { line, text } from '../shared/text.ts';
import { conversation, editInput, feedback, message, replyEvent, sendInput, welcome } from './schemas.ts';

const tags = ['revvy'];
const ofConversation = z.strictObject({ conversationId: id });
const ofMessage = z.strictObject({ messageId: id });

const replyErrors = {
  ...notFound,
  REPLY_PENDING: { status: 409, message: 'Please wait for the answer first.' },
} as const;

/** Conversations of other people answer `NOT_FOUND`. */
export const revvyContract = {
  welcome: signedIn
    .route({ method: 'GET', path: '/revvy/welcome', tags, summary: "Revvy's abilities and suggested first questions" })
    .output(welcome),
  conversations: signedIn
    .route({
      method: 'GET',
      path: '/revvy/conversations',
      tags,
      summary: "The caller's conversations, last used first; or those that contain a text",
    })
    .input(pageInput.extend({ search: text().trim().max(limits.searchTextLength).optional() }))
    .output(pageOf(conversation)),
  create: signedIn
    .route({
      method: 'POST',
      path: '/revvy/conversations',
      tags,
      summary: 'Start a conversation',
      description: 'Idempotent by `id`.',
      successStatus: 201,
    })
    .errors(notFound)
    .input(ofConversation)
    .output(conversation),
  rename: signedIn
    .errors(notFound)
    .route({ method: 'PATCH', path: '/revvy/conversations/{conversationId}', tags, summary: 'Rename a conversation' })
    .input(ofConversation.extend({ title: line().max(limits.revvyTitleLength) }))
    .output(conversation),
  delete: signedIn
    .errors(notFound)
    .route({
      method: 'DELETE',
      path: '/revvy/conversations/{conversationId}',
      tags,
      summary: 'Delete a conversation with its messages and files',
      description: `It can be restored for ${limits.revvyUndoSeconds} seconds.`,
    })
    .input(ofConversation)
    .output(z.object({ id })),
  restore: signedIn
    .errors(notFound)
    .route({
      method: 'POST',
      path: '/revvy/conversations/{conversationId}/restore',
      tags,
      summary: 'Undo a deletion',
    })
    .input(ofConversation)
    .output(conversation),
  messages: signedIn
    .errors(notFound)
    .route({
      method: 'GET',
      path: '/revvy/conversations/{conversationId}/messages',
      tags,
      summary: 'The last messages, oldest first; `nextCursor` leads to those before them',
    })
    .input(ofConversation.extend(pageInput.shape))
    .output(pageOf(message)),
  send: signedIn
    .errors({
      ...replyErrors,
      FILE_NOT_FOUND: { status: 409, message: 'Please choose the picture again.', data: fieldData },
    })
    .route({
      method: 'POST',
      path: '/revvy/conversations/{conversationId}/messages',
      tags,
      summary: 'Ask a question; the answer is streamed',
      description: 'The question is stored first, and the answer continues without a listener.',
    })
    .input(sendInput)
    .output(eventIterator(replyEvent)),
  follow: signedIn
    .errors(notFound)
    .route({
      method: 'GET',
      path: '/revvy/messages/{messageId}/events',
      tags,
      summary: "Resume an answer's stream, from its beginning",
    })
    .input(ofMessage)
    .output(eventIterator(replyEvent)),
  retry: signedIn
    .errors(replyErrors)
    .route({
      method: 'POST',
      path: '/revvy/messages/{messageId}/retry',
      tags,
      summary: 'Answer the last question again, in the same place',
      description: 'The earlier answer is kept as a version.',
    })
    .input(ofMessage)
    .output(eventIterator(replyEvent)),
  edit: signedIn
    .errors(replyErrors)
    .route({
      method: 'POST',
      path: '/revvy/messages/{messageId}/edit',
      tags,
      summary: 'Change the last question and answer it',
      description: 'The earlier question and its answer are kept as a version.',
    })
    .input(editInput)
    .output(eventIterator(replyEvent)),
  showVersion: signedIn
    .errors(replyErrors)
    .route({
      method: 'PUT',
      path: '/revvy/messages/{messageId}/version',
      tags,
      summary: 'Show another version of an answer and its question',
      description: 'The shown version is the one that later answers, the search and support read.',
    })
    .input(ofMessage.extend({ version: z.int().positive().max(limits.revvyVersions) }))
    .output(z.object({ question: message, reply: message })),
  stop: signedIn
    .errors(notFound)
    .route({
      method: 'POST',
      path: '/revvy/messages/{messageId}/stop',
      tags,
      summary: 'Stop an answer; its text so far stays',
    })
    .input(ofMessage)
    .output(message),
  rate: signedIn
    .errors(notFound)
    .route({
      method: 'PUT',
      path: '/revvy/messages/{messageId}/feedback',
      tags,
      summary: 'Rate an answer: thumb up, down or neither',
    })
    .input(ofMessage.extend({ feedback: feedback.nullable() }))
    .output(message),
  handOver: signedIn
    .errors(notFound)
    .route({
      method: 'POST',
      path: '/revvy/conversations/{conversationId}/hand-over',
      tags,
      summary: 'Send the conversation to support',
      description: 'Makes one ticket per state of the conversation; a repeated call returns it.',
      successStatus: 201,
    })
    .input(ofConversation)
    .output(z.object({ ticketId: id })),
};
