import { supportApi } from './as-agent.ts';
import { callProcedures, cannedReplyProcedures } from './calls.ts';
import { conversationProcedures } from './conversation.ts';
import { ticketProcedures } from './tickets.ts';

export const supportProcedures = supportApi.router({
  ...ticketProcedures,
  ...conversationProcedures,
  ...callProcedures,
  ...cannedReplyProcedures,
});
