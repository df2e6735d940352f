import { implement } from '@orpc/server';
import { notificationsContract } from '@pahiya/contract/notifications/contract';
import { invalidCursor, invalidInput } from '../../platform/invalid-input.ts';
import { type BaseContext, limitWrites, requireViewer } from '../../platform/procedure.ts';
import { markAllRead, markRead } from './commands/mark-read.ts';
import { deleteToken, saveToken } from './commands/save-token.ts';
import { setPreferences } from './commands/set-preferences.ts';
import { countUnread } from './queries/count-unread.ts';
import { findPreferences } from './queries/find-preferences.ts';
import { listNotifications } from './queries/list-notifications.ts';
import type { Pushes } from './types.ts';

const api = implement(notificationsContract).$context<BaseContext & { pushes: Pushes }>();

export const notificationsProcedures = api.router({
  list: api.list.use(requireViewer).handler(async ({ input, context }) => {
    const page = await listNotifications(context.db, { ...input, userId: context.viewer.userId });
    if (!page) throw invalidCursor();
    return page;
  }),
  unread: api.unread.use(requireViewer).handler(async ({ context }) => {
    return { unread: await countUnread(context.db, context.viewer.userId) };
  }),
  read: api.read
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const { userId } = context.viewer;
      const isRead = await markRead(context.db, userId, input.notificationId);
      if (!isRead) throw errors.NOT_FOUND({ data: { field: 'notificationId' } });
      return { unread: await countUnread(context.db, userId) };
    }),
  readAll: api.readAll
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ context }) => {
      const { userId } = context.viewer;
      await markAllRead(context.db, userId);
      return { unread: await countUnread(context.db, userId) };
    }),
  preferences: api.preferences
    .use(requireViewer)
    .handler(({ context }) => findPreferences(context.db, context.viewer.userId)),
  setPreferences: api.setPreferences
    .use(requireViewer)
    .use(limitWrites)
    .handler(({ input, context }) => setPreferences(context.db, context.viewer.userId, input)),
  pushKey: api.pushKey.handler(({ context }) => ({ publicKey: context.pushes.publicKey })),
  saveToken: api.saveToken
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context }) => {
      const { allowsLoopback } = context.pushes;
      const outcome = await saveToken(context.db, { ...input, ...context.viewer, allowsLoopback });
      if (!outcome.ok) throw invalidInput([{ field: 'token', message: 'This is no push token of this platform' }]);
      return { isSaved: true };
    }),
  deleteToken: api.deleteToken
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context }) => {
      await deleteToken(context.db, context.viewer.userId, input.token);
      return { isSaved: false };
    }),
});
