import { implement } from '@orpc/server';
import { supportContract } from '@pahiya/contract/support/contract';
import { limitWrites, requireViewer, takeOrRefuse } from '../../../platform/procedure.ts';
import { addressesAt } from '../../files/rules.ts';
import { mailTranscript } from '../commands/mail-transcript.ts';
import { sendMessage } from '../commands/send-message.ts';
import { sendTyping } from '../commands/send-typing.ts';
import { setMarks } from '../commands/set-marks.ts';
import { findMessage, listMessages } from '../queries/list-messages.ts';
import type { SupportContext } from '../types.ts';

const { messages, sendMessage: send, mark, typing, transcript } = supportContract;
const api = implement({ messages, sendMessage: send, mark, typing, transcript }).$context<SupportContext>();
const ofTicket = { data: { field: 'ticketId' } };

export const conversationProcedures = api.router({
  messages: api.messages.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { db, viewer, files, now } = context;
    const addressOf = addressesAt(files.addressKey, now());
    const page = await listMessages(db, { ...input, userId: viewer.userId, addressOf });
    if (!page) throw errors.NOT_FOUND(ofTicket);
    return page;
  }),
  sendMessage: api.sendMessage
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const { db, viewer, files, now } = context;
      const sent = await sendMessage(db, { ...input, userId: viewer.userId });
      if (sent.ok) return await findMessage(db, { ...input, ...sent }, addressesAt(files.addressKey, now()));
      switch (sent.reason) {
        case 'NOT_FOUND':
          throw errors.NOT_FOUND(ofTicket);
        case 'MESSAGE_TAKEN':
          throw errors.NOT_FOUND({ data: { field: 'messageId' } });
        case 'TICKET_CLOSED':
          throw errors.TICKET_CLOSED(ofTicket);
        case 'FILE_NOT_FOUND':
          throw errors.FILE_NOT_FOUND({ data: { field: 'fileIds' } });
      }
    }),
  mark: api.mark.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { userId } = context.viewer;
    await takeOrRefuse(context, 'signalOfAccount', userId);
    const isThere = await setMarks(context.db, { ...input, userId });
    if (!isThere) throw errors.NOT_FOUND(ofTicket);
    return { id: input.ticketId };
  }),
  typing: api.typing.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { userId } = context.viewer;
    await takeOrRefuse(context, 'signalOfAccount', userId);
    const isThere = await sendTyping(context.db, { ...input, userId });
    if (!isThere) throw errors.NOT_FOUND(ofTicket);
    return { id: input.ticketId };
  }),
  transcript: api.transcript
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const { userId } = context.viewer;
      await takeOrRefuse(context, 'mailOfAccount', userId);
      const sentTo = await mailTranscript(context.db, { ...input, userId });
      if (sentTo === null) throw errors.NOT_FOUND(ofTicket);
      return { sentTo };
    }),
});
