import { implement } from '@orpc/server';
import { profilesContract } from '@pahiya/contract/profiles/contract';
import { refusePicture } from '../../../platform/images/refuse-picture.ts';
import { invalidCursor, nameWithLink } from '../../../platform/invalid-input.ts';
import { limitWrites, requireViewer } from '../../../platform/procedure.ts';
import { removeAvatar as clearAvatar, setAvatar as storeAvatar } from '../commands/avatar.ts';
import { loadOwnProfile } from '../commands/load-own-profile.ts';
import { updateProfile } from '../commands/update-profile.ts';
import { listBlocked, listMuted } from '../queries/list-people.ts';
import type { ProfilesContext } from '../types.ts';

const { me, update, setAvatar, removeAvatar, blocked, muted } = profilesContract;
const api = implement({ me, update, setAvatar, removeAvatar, blocked, muted }).$context<ProfilesContext>();

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
        case 'NAME_WITH_LINK':
          throw nameWithLink();
        case 'USERNAME_TAKEN':
          throw errors.USERNAME_TAKEN({ data: { field: 'username' } });
        case 'LINK_TOO_EARLY':
          throw errors.LINK_TOO_EARLY({ data: { field: 'bio' } });
      }
    }),
  setAvatar: api.setAvatar
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context: { db, files, viewer }, errors }) => {
      const { userId } = viewer;
      await loadOwnProfile(db, userId);
      const outcome = await storeAvatar(db, files, { userId, bytes: Buffer.from(await input.file.arrayBuffer()) });
      if (outcome.ok) return outcome.profile;
      throw outcome.reason === 'NO_PROFILE' ? errors.UNAUTHORIZED() : refusePicture(outcome);
    }),
  removeAvatar: api.removeAvatar
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ context: { db, files, viewer }, errors }) => {
      await loadOwnProfile(db, viewer.userId);
      const profile = await clearAvatar(db, files.store, viewer);
      if (!profile) throw errors.UNAUTHORIZED();
      return profile;
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
