import { implement } from '@orpc/server';
import { accountContract } from '@pahiya/contract/account/contract';
import { limitWrites, requireViewer } from '../../../platform/procedure.ts';
import { endOtherSessions, endSession } from '../commands/end-sessions.ts';
import { listSessions } from '../queries/list-sessions.ts';
import type { AccountContext } from '../types.ts';

const { sessions, endSession: endOne, endOtherSessions: endOthers } = accountContract;
const api = implement({ sessions, endSession: endOne, endOtherSessions: endOthers }).$context<AccountContext>();

export const sessionProcedures = api.router({
  sessions: api.sessions.use(requireViewer).handler(({ context: { db, viewer } }) => listSessions(db, viewer)),
  endSession: api.endSession
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context: { db, viewer, auth }, errors }) => {
      const isEnded = await endSession(db, viewer.userId, input.sessionId);
      if (!isEnded) throw errors.NOT_FOUND({ data: { field: 'sessionId' } });
      auth.forgetUser(viewer.userId);
      return await listSessions(db, viewer);
    }),
  endOtherSessions: api.endOtherSessions
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ context: { db, viewer, auth } }) => {
      await endOtherSessions(db, viewer);
      auth.forgetUser(viewer.userId);
      return await listSessions(db, viewer);
    }),
});
