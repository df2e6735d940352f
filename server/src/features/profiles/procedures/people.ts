import { implement } from '@orpc/server';
import { profilesContract } from '@pahiya/contract/profiles/contract';
import { invalidCursor } from '../../../platform/invalid-input.ts';
import { requireViewer } from '../../../platform/procedure.ts';
import { listAuthorPosts } from '../../community/queries/list-author-posts.ts';
import { findPerson } from '../../people/queries/find-person.ts';
import { findProfile } from '../queries/find-profile.ts';
import { listFollowers, listFollowing } from '../queries/list-people.ts';
import { searchPeople } from '../queries/search-people.ts';
import type { ProfilesContext } from '../types.ts';

const { search, get, posts, followers, following } = profilesContract;
const api = implement({ search, get, posts, followers, following }).$context<ProfilesContext>();

const data = { field: 'username' };

export const peopleProcedures = api.router({
  search: api.search
    .use(requireViewer)
    .handler(({ input, context }) => searchPeople(context.db, { readerId: context.viewer.userId, text: input.search })),
  get: api.get.use(requireViewer).handler(async ({ input, context, errors }) => {
    const profile = await findProfile(context.db, { ...input, readerId: context.viewer.userId });
    if (!profile) throw errors.NOT_FOUND({ data });
    return profile;
  }),
  posts: api.posts.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { userId } = context.viewer;
    const person = await findPerson(context.db, { ...input, readerId: userId });
    if (!person) throw errors.NOT_FOUND({ data });
    const page = await listAuthorPosts(context.db, { ...input, userId, authorId: person.id });
    if (!page) throw invalidCursor();
    return page;
  }),
  followers: api.followers.use(requireViewer).handler(async ({ input, context, errors }) => {
    const readerId = context.viewer.userId;
    const person = await findPerson(context.db, { ...input, readerId });
    if (!person) throw errors.NOT_FOUND({ data });
    const page = await listFollowers(context.db, { ...input, readerId, personId: person.id });
    if (!page) throw invalidCursor();
    return page;
  }),
  following: api.following.use(requireViewer).handler(async ({ input, context, errors }) => {
    const readerId = context.viewer.userId;
    const person = await findPerson(context.db, { ...input, readerId });
    if (!person) throw errors.NOT_FOUND({ data });
    const page = await listFollowing(context.db, { ...input, readerId, personId: person.id });
    if (!page) throw invalidCursor();
    return page;
  }),
});
