import { invalidCursor } from '../../../platform/invalid-input.ts';
import { limitWrites, requireViewer } from '../../../platform/procedure.ts';
import { addNote } from '../commands/add-note.ts';
import { giveTicket } from '../commands/give-ticket.ts';
import { setTicket } from '../commands/set-ticket.ts';
import { listAgents } from '../queries/list-agents.ts';
import { listInbox } from '../queries/list-inbox.ts';
import { supportApi as api, notThere, showTicket } from './as-agent.ts';
import { requireAgent, requireStaff } from './require-staff.ts';

export const ticketProcedures = {
  inbox: api.inbox
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .handler(async ({ input, context }) => {
      const page = await listInbox(context.db, { ...input, agentId: context.staff.id });
      if (!page) throw invalidCursor();
      return page;
    }),
  ticket: api.ticket
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .handler(({ input, context }) => showTicket(context, input.ticketId)),
  addNote: api.addNote
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(async ({ input, context }) => {
      if (!(await addNote(context.db, { ...input, actor: context.staff }))) throw notThere('ticketId');
      return await showTicket(context, input.ticketId);
    }),
  take: api.take
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await giveTicket(context.db, { ...input, actor: context.staff });
      if (!outcome.ok) {
        if (outcome.reason === 'TICKET_TAKEN') throw errors.TICKET_TAKEN({ data: { field: 'heldBy' } });
        throw notThere(outcome.reason === 'AGENT_NOT_FOUND' ? 'agentId' : 'ticketId');
      }
      return await showTicket(context, input.ticketId);
    }),
  setTicket: api.setTicket
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await setTicket(context.db, { ...input, actor: context.staff });
      if (!outcome.ok) {
        throw outcome.reason === 'NOT_POSSIBLE'
          ? errors.NOT_POSSIBLE({ data: { field: 'status' } })
          : notThere('ticketId');
      }
      return await showTicket(context, input.ticketId);
    }),
  agents: api.agents
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .handler(({ context }) => listAgents(context.db)),
};
