import { implement } from '@orpc/server';
import { supportContract } from '@pahiya/contract/support/contract';
import { invalidCursor } from '../../../platform/invalid-input.ts';
import { limitWrites, requireViewer, takeOrRefuse } from '../../../platform/procedure.ts';
import { cancelCall } from '../commands/cancel-call.ts';
import { requestCall } from '../commands/request-call.ts';
import { listCalls } from '../queries/list-calls.ts';
import { callSlotsAt } from '../rules/call-slots.ts';
import type { SupportContext } from '../types.ts';

const { callSlots, requestCall: request, callRequests, cancelCall: cancel } = supportContract;
const api = implement({ callSlots, requestCall: request, callRequests, cancelCall: cancel }).$context<SupportContext>();

export const callProcedures = api.router({
  callSlots: api.callSlots.handler(({ context }) => callSlotsAt(context.now())),
  requestCall: api.requestCall
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const { db, viewer, now, support } = context;
      const { userId } = viewer;
      await takeOrRefuse(context, 'callOfAccount', userId);
      const requested = await requestCall(db, { ...input, userId, now: now() });
      if (!requested.ok) throw errors.SLOT_OVER({ data: { field: 'time' } });
      support.wake();
      return requested.call;
    }),
  callRequests: api.callRequests.use(requireViewer).handler(async ({ input, context }) => {
    const page = await listCalls(context.db, { ...input, userId: context.viewer.userId, now: context.now() });
    if (!page) throw invalidCursor();
    return page;
  }),
  cancelCall: api.cancelCall
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const { viewer, now } = context;
      const call = await cancelCall(context.db, { ...input, userId: viewer.userId, now: now() });
      if (!call) throw errors.NOT_FOUND({ data: { field: 'callId' } });
      return call;
    }),
});
