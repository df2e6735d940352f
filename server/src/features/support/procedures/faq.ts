import { implement } from '@orpc/server';
import { supportContract } from '@pahiya/contract/support/contract';
import { limitWrites, requireViewer } from '../../../platform/procedure.ts';
import { rateFaq } from '../commands/rate-faq.ts';
import { isAgentOnline } from '../queries/is-agent-online.ts';
import { listFaq } from '../queries/list-faq.ts';
import type { SupportContext } from '../types.ts';

const { faq, state, rateFaq: rate } = supportContract;
const api = implement({ faq, state, rateFaq: rate }).$context<SupportContext>();

export const faqProcedures = api.router({
  faq: api.faq.handler(async ({ input, context }) => {
    const viewer = await context.authenticate();
    return await listFaq(context.db, { ...input, userId: viewer?.userId ?? null });
  }),
  state: api.state.handler(async ({ context: { db, support } }) => ({
    isAgentOnline: await isAgentOnline(db),
    sendsSms: support.sendsSms,
  })),
  rateFaq: api.rateFaq
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const isThere = await rateFaq(context.db, { ...input, userId: context.viewer.userId });
      if (!isThere) throw errors.NOT_FOUND({ data: { field: 'faqId' } });
      return { id: input.faqId, isHelpful: input.isHelpful };
    }),
});
