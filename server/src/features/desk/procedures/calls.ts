import { invalidCursor } from '../../../platform/invalid-input.ts';
import { limitWrites, requireViewer } from '../../../platform/procedure.ts';
import { deleteCannedReply, saveCannedReply } from '../commands/canned-replies.ts';
import { recordCall } from '../commands/record-call.ts';
import { findCall, listCalls } from '../queries/list-calls.ts';
import { listCannedReplies } from '../queries/list-canned-replies.ts';
import { supportApi as api, notThere } from './as-agent.ts';
import { requireAgent, requireStaff } from './require-staff.ts';

export const callProcedures = {
  calls: api.calls
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .handler(async ({ input, context }) => {
      const page = await listCalls(context.db, { ...input, now: context.now() });
      if (!page) throw invalidCursor();
      return page;
    }),
  recordCall: api.recordCall
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const { db } = context;
      const now = context.now();
      const outcome = await recordCall(db, { ...input, actor: context.staff, now });
      if (!outcome.ok && outcome.reason === 'CALL_OVER') throw errors.CALL_OVER({ data: { field: 'callId' } });
      const call = outcome.ok ? await findCall(db, { callId: input.callId, now }) : null;
      if (!call) throw notThere('callId');
      return call;
    }),
};

export const cannedReplyProcedures = {
  cannedReplies: api.cannedReplies
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .handler(({ context }) => listCannedReplies(context.db)),
  saveCannedReply: api.saveCannedReply
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(async ({ input, context }) => {
      await saveCannedReply(context.db, { ...input, actor: context.staff });
      return await listCannedReplies(context.db);
    }),
  deleteCannedReply: api.deleteCannedReply
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(async ({ input, context }) => {
      if (!(await deleteCannedReply(context.db, { ...input, actor: context.staff }))) throw notThere('replyId');
      return await listCannedReplies(context.db);
    }),
};
