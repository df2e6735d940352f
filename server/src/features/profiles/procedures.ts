import { implement } from '@orpc/server';
import { profilesContract } from '@pahiya/contract/profiles/contract';
import { type BaseContext, limitWrites, requireViewer } from '../../platform/procedure.ts';
import { loadOwnProfile, updateProfile } from './commands.ts';

const { me, update } = profilesContract;
const api = implement({ me, update }).$context<BaseContext>();

export const profilesProcedures = api.router({
  me: api.me.use(requireViewer).handler(async ({ context, errors }) => {
    const profile = await loadOwnProfile(context.db, context.viewer.userId);
    if (!profile) throw errors.UNAUTHORIZED();
    return profile;
  }),
  update: api.update
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const profile = await updateProfile(context.db, context.viewer.userId, input);
      if (!profile) throw errors.UNAUTHORIZED();
      return profile;
    }),
});
