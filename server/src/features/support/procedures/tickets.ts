import { implement } from '@orpc/server';
import { limits } from '@pahiya/contract/shared/limits';
import { supportContract } from '@pahiya/contract/support/contract';
import { invalidCursor } from '../../../platform/invalid-input.ts';
import { limitWrites, requireViewer, type Viewer } from '../../../platform/procedure.ts';
import { storeAttachment } from '../../files/commands/store-attachment.ts';
import { addressesAt } from '../../files/rules.ts';
import { openChat } from '../commands/open-chat.ts';
import { raiseTicket } from '../commands/raise-ticket.ts';
import { rateTicket } from '../commands/rate-ticket.ts';
import { reopenTicket } from '../commands/reopen-ticket.ts';
import { findTicket } from '../queries/find-ticket.ts';
import { findUpload } from '../queries/list-attachments.ts';
import { listTickets } from '../queries/list-tickets.ts';
import type { SupportContext } from '../types.ts';

const { tickets, ticket, upload, createTicket, reopen, rate, openChat: chat } = supportContract;
const api = implement({
  tickets,
  ticket,
  upload,
  createTicket,
  reopen,
  rate,
  openChat: chat,
}).$context<SupportContext>();
const ofTicket = { data: { field: 'ticketId' } };
const ofFile = { data: { field: 'file' } };

function findOwn({ db, files, viewer, now }: SupportContext & { viewer: Viewer }, ticketId: string) {
  const addressOf = addressesAt(files.addressKey, now());
  return findTicket(db, { userId: viewer.userId, ticketId, addressOf });
}

async function readBack(context: SupportContext & { viewer: Viewer }, ticketId: string) {
  const found = await findOwn(context, ticketId);
  if (!found) throw new Error('The new ticket is missing');
  return found;
}

export const ticketProcedures = api.router({
  tickets: api.tickets.use(requireViewer).handler(async ({ input, context }) => {
    const page = await listTickets(context.db, { ...input, userId: context.viewer.userId });
    if (!page) throw invalidCursor();
    return page;
  }),
  ticket: api.ticket.use(requireViewer).handler(async ({ input, context, errors }) => {
    const found = await findOwn(context, input.ticketId);
    if (!found) throw errors.NOT_FOUND(ofTicket);
    return found;
  }),
  upload: api.upload
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input: { file }, context, errors }) => {
      const { db, files, viewer, now } = context;
      const bytes = Buffer.from(await file.arrayBuffer());
      const { userId } = viewer;
      const stored = await storeAttachment(db, files, { userId, bytes, name: file.name, now: now() });
      if (stored.ok) {
        const attachment = await findUpload(db, { id: stored.id, userId }, addressesAt(files.addressKey, now()));
        if (!attachment) throw new Error('The new file is missing');
        return attachment;
      }
      switch (stored.reason) {
        case 'FILE_TOO_LARGE':
          throw errors.FILE_TOO_LARGE({ data: { ...ofFile.data, maximumBytes: limits.ticketFileBytes - 1 } });
        case 'UNSUPPORTED_FILE':
          throw errors.UNSUPPORTED_FILE(ofFile);
        case 'STORAGE_FULL':
          throw errors.STORAGE_FULL({ data: { ...ofFile.data, used: stored.used, limit: stored.limit } });
        case 'UNREADABLE_FILE':
          throw errors.UNREADABLE_FILE(ofFile);
      }
    }),
  createTicket: api.createTicket
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const raised = await raiseTicket(context.db, { ...input, userId: context.viewer.userId });
      if (!raised.ok) throw errors.FILE_NOT_FOUND({ data: { field: 'fileIds' } });
      return await readBack(context, raised.ticketId);
    }),
  reopen: api.reopen
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const isThere = await reopenTicket(context.db, { ...input, userId: context.viewer.userId });
      if (!isThere) throw errors.NOT_FOUND(ofTicket);
      return await readBack(context, input.ticketId);
    }),
  rate: api.rate
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const isRated = await rateTicket(context.db, { ...input, userId: context.viewer.userId });
      if (!isRated) throw errors.NOT_FOUND(ofTicket);
      return await readBack(context, input.ticketId);
    }),
  openChat: api.openChat
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ context }) => {
      const ticketId = await openChat(context.db, { userId: context.viewer.userId });
      return await readBack(context, ticketId);
    }),
});
