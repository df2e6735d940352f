import { implement } from '@orpc/server';
import { profilesContract } from '@pahiya/contract/profiles/contract';
import { limits } from '@pahiya/contract/shared/limits';
import { limitWrites, requireViewer } from '../../../platform/procedure.ts';
import { blockPerson, unblockPerson } from '../commands/block-person.ts';
import { followPerson, unfollowPerson } from '../commands/follow-person.ts';
import { mutePerson, unmutePerson } from '../commands/mute-person.ts';
import type { ProfilesContext } from '../types.ts';

const { follow, unfollow, block, unblock, mute, unmute } = profilesContract;
const api = implement({ follow, unfollow, block, unblock, mute, unmute }).$context<ProfilesContext>();

const data = { field: 'username' };

export const relationProcedures = api.router({
  follow: api.follow
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await followPerson(context.db, { ...input, userId: context.viewer.userId });
      if (outcome.ok) return outcome.state;
      switch (outcome.reason) {
        case 'NOT_FOUND':
          throw errors.NOT_FOUND({ data });
        case 'OWN_PROFILE':
          throw errors.OWN_PROFILE({ data });
        case 'PRIVATE_PROFILE':
          throw errors.PRIVATE_PROFILE({ data });
        case 'ACCOUNT_SUSPENDED':
          throw errors.ACCOUNT_SUSPENDED();
        case 'NEW_ACCOUNT_LIMIT':
          throw errors.NEW_ACCOUNT_LIMIT({ data: { maximum: limits.newAccountFollowsADay } });
      }
    }),
  unfollow: api.unfollow
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await unfollowPerson(context.db, { ...input, userId: context.viewer.userId });
      if (outcome.ok) return outcome.state;
      throw errors.NOT_FOUND({ data });
    }),
  block: api.block
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await blockPerson(context.db, { ...input, userId: context.viewer.userId });
      if (outcome.ok) return { isBlocked: true };
      throw outcome.reason === 'OWN_PROFILE' ? errors.OWN_PROFILE({ data }) : errors.NOT_FOUND({ data });
    }),
  unblock: api.unblock
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await unblockPerson(context.db, { ...input, userId: context.viewer.userId });
      if (outcome.ok) return { isBlocked: false };
      throw errors.NOT_FOUND({ data });
    }),
  mute: api.mute
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await mutePerson(context.db, { ...input, userId: context.viewer.userId });
      if (outcome.ok) return { isMuted: true };
      throw outcome.reason === 'OWN_PROFILE' ? errors.OWN_PROFILE({ data }) : errors.NOT_FOUND({ data });
    }),
  unmute: api.unmute
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await unmutePerson(context.db, { ...input, userId: context.viewer.userId });
      if (outcome.ok) return { isMuted: false };
      throw errors.NOT_FOUND({ data });
    }),
});
