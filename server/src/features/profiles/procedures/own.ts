import { implement } from '@orpc/server';
import { profilesContract } from '@pahiya/contract/profiles/contract';
import { invalidCursor } from '../../../platform/invalid-input.ts';
import { type BaseContext, limitWrites, requireViewer } from '../../../platform/procedure.ts';
import { loadOwnProfile } from '../commands/load-own-profile.ts';
import { updateProfile } from '../commands/update-profile.ts';
import { listBlocked, listMuted } from '../queries/list-people.ts';

const { me, update, blocked, muted } = profilesContract;
const api = implement({ me, update, blocked, muted }).$context<BaseContext>();

/** The own profile and what is known only to its owner. */
export const ownProcedures = api.router({
  me: api.me.use(requireViewer).handler(async ({ context, errors }) => {
    const profile = await loadOwnProfile(context.db, context.viewer.userId);
    if (!profile) throw errors.UNAUTHORIZED();
    return profile;
  }),
  update: api.update
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await updateProfile(context.db, { userId: context.viewer.userId, changes: input });
      if (outcome.ok) return outcome.profile;
      switch (outcome.reason) {
        case 'CUSTOMER_NOT_FOUND':
          throw errors.UNAUTHORIZED();
        case 'USERNAME_TAKEN':
          throw errors.USERNAME_TAKEN({ data: { field: 'username' } });
      }
    }),
  blocked: api.blocked.use(requireViewer).handler(async ({ input, context }) => {
    const page = await listBlocked(context.db, { ...input, readerId: context.viewer.userId });
    if (!page) throw invalidCursor();
    return page;
  }),
  muted: api.muted.use(requireViewer).handler(async ({ input, context }) => {
    const page = await listMuted(context.db, { ...input, readerId: context.viewer.userId });
    if (!page) throw invalidCursor();
    return page;
  }),
});
