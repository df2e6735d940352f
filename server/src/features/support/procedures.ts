import { implement } from '@orpc/server';
import { supportContract } from '@pahiya/contract/support/contract';
import { callProcedures } from './procedures/calls.ts';
import { conversationProcedures } from './procedures/conversation.ts';
import { faqProcedures } from './procedures/faq.ts';
import { ticketProcedures } from './procedures/tickets.ts';
import type { SupportContext } from './types.ts';

export const supportProcedures = implement(supportContract)
  .$context<SupportContext>()
  .router({ ...faqProcedures, ...ticketProcedures, ...conversationProcedures, ...callProcedures });
