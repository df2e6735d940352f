import { limitWrites, requireViewer, takeOrRefuse } from '../../../platform/procedure.ts';
import { recordAgentPresence } from '../../support/commands/record-agent-presence.ts';
import { sendTyping } from '../../support/commands/send-typing.ts';
import { setMarks } from '../../support/commands/set-marks.ts';
import { listMessages } from '../../support/queries/list-messages.ts';
import { reply } from '../commands/reply.ts';
import { addressOf, supportApi as api, notThere } from './as-agent.ts';
import { requireAgent, requireStaff } from './require-staff.ts';

export const conversationProcedures = {
  here: api.here
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .handler(async ({ context }) => {
      const { db, staff } = context;
      await takeOrRefuse(context, 'signalOfAccount', staff.id);
      await recordAgentPresence(db, staff.id);
      return { id: staff.id };
    }),
  messages: api.messages
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .handler(async ({ input, context }) => {
      const page = await listMessages(context.db, { ...input, addressOf: addressOf(context) });
      if (!page) throw notThere('ticketId');
      return page;
    }),
  reply: api.reply
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await reply(context.db, { ...input, actor: context.staff });
      if (!outcome.ok) {
        switch (outcome.reason) {
          case 'TICKET_CLOSED':
            throw errors.TICKET_CLOSED({ data: { field: 'ticketId' } });
          case 'FILE_NOT_FOUND':
            throw errors.FILE_NOT_FOUND({ data: { field: 'fileIds' } });
          case 'MESSAGE_TAKEN':
            throw notThere('messageId');
          case 'TICKET_NOT_FOUND':
            throw notThere('ticketId');
        }
      }
      const { ticketId } = input;
      const wanted = { ticketId, after: outcome.seq - 1, limit: 1, addressOf: addressOf(context) };
      const said = (await listMessages(context.db, wanted))?.items[0];
      if (!said) throw notThere('ticketId');
      return said;
    }),
  mark: api.mark
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .handler(async ({ input, context }) => {
      await takeOrRefuse(context, 'signalOfAccount', context.staff.id);
      if (!(await setMarks(context.db, input))) throw notThere('ticketId');
      return { id: input.ticketId };
    }),
  typing: api.typing
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .handler(async ({ input: { ticketId }, context }) => {
      await takeOrRefuse(context, 'signalOfAccount', context.staff.id);
      if (!(await sendTyping(context.db, { ticketId, agentId: context.staff.id }))) throw notThere('ticketId');
      return { id: ticketId };
    }),
};
