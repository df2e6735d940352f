import { implement } from '@orpc/server';
import { communityContract } from '@pahiya/contract/community/contract';
import { invalidCursor } from '../../platform/invalid-input.ts';
import { type BaseContext, limitWrites, requireViewer } from '../../platform/procedure.ts';
import { createPost } from './commands/create-post.ts';
import { deleteComment } from './commands/delete-comment.ts';
import { deletePost } from './commands/delete-post.ts';
import { likePost, unlikePost } from './commands/like-post.ts';
import { report } from './commands/report.ts';
import { savePost, unsavePost } from './commands/save-post.ts';
import { writeComment } from './commands/write-comment.ts';
import { listComments } from './queries/list-comments.ts';
import { listFeed, listSaved } from './queries/list-posts.ts';
import { searchPosts } from './queries/search-posts.ts';
import { findPost, listPosts, toState } from './queries/select-posts.ts';

const api = implement(communityContract).$context<BaseContext>();
const ofPost = { data: { field: 'postId' } };

const reading = {
  feed: api.feed.use(requireViewer).handler(async ({ input: { search, ...wanted }, context }) => {
    const { userId } = context.viewer;
    const page = search
      ? await searchPosts(context.db, { ...wanted, search, userId })
      : await listFeed(context.db, { ...wanted, userId });
    if (!page) throw invalidCursor();
    return page;
  }),
  saved: api.saved.use(requireViewer).handler(async ({ input, context }) => {
    const page = await listSaved(context.db, { ...input, userId: context.viewer.userId });
    if (!page) throw invalidCursor();
    return page;
  }),
  states: api.states.use(requireViewer).handler(async ({ input, context }) => {
    const found = await listPosts(context.db, { ...input, reader: context.viewer.userId });
    return found.map(toState);
  }),
  get: api.get.handler(async ({ input, context, errors }) => {
    const viewer = await context.authenticate();
    const post = await findPost(context.db, { ...input, reader: viewer?.userId ?? null });
    if (!post) throw errors.NOT_FOUND(ofPost);
    return post;
  }),
  comments: api.comments.use(requireViewer).handler(async ({ input, context, errors }) => {
    const outcome = await listComments(context.db, { ...input, userId: context.viewer.userId });
    if (outcome.ok) return outcome.page;
    throw outcome.reason === 'INVALID_CURSOR' ? invalidCursor() : errors.NOT_FOUND(ofPost);
  }),
};

const posting = {
  create: api.create
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await createPost(context.db, { ...input, userId: context.viewer.userId });
      if (outcome.ok) return outcome.post;
      switch (outcome.reason) {
        case 'ACCOUNT_SUSPENDED':
          throw errors.ACCOUNT_SUSPENDED();
        case 'NEW_ACCOUNT_LIMIT':
          throw errors.NEW_ACCOUNT_LIMIT({ data: { maximum: outcome.maximum } });
        case 'REPEATED_TEXT':
          throw errors.REPEATED_TEXT({ data: { field: 'caption', maximum: outcome.maximum } });
        case 'FILE_NOT_FOUND':
          throw errors.FILE_NOT_FOUND({ data: { field: 'fileId' } });
      }
    }),
  delete: api.delete
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const isGone = await deletePost(context.db, { ...input, userId: context.viewer.userId });
      if (!isGone) throw errors.NOT_FOUND(ofPost);
      return { id: input.postId };
    }),
  comment: api.comment
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await writeComment(context.db, { ...input, userId: context.viewer.userId });
      if (outcome.ok) return outcome.comment;
      switch (outcome.reason) {
        case 'ACCOUNT_SUSPENDED':
          throw errors.ACCOUNT_SUSPENDED();
        case 'NEW_ACCOUNT_LIMIT':
          throw errors.NEW_ACCOUNT_LIMIT({ data: { maximum: outcome.maximum } });
        case 'REPEATED_TEXT':
          throw errors.REPEATED_TEXT({ data: { field: 'content', maximum: outcome.maximum } });
        case 'COMMENTS_CLOSED':
          throw errors.COMMENTS_CLOSED(ofPost);
        case 'POST_NOT_FOUND':
          throw errors.NOT_FOUND(ofPost);
      }
    }),
  deleteComment: api.deleteComment
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const gone = await deleteComment(context.db, { ...input, userId: context.viewer.userId });
      if (!gone) throw errors.NOT_FOUND({ data: { field: 'commentId' } });
      return gone;
    }),
};

const reacting = {
  like: api.like
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await likePost(context.db, { ...input, userId: context.viewer.userId });
      if (outcome.ok) return outcome.state;
      switch (outcome.reason) {
        case 'ACCOUNT_SUSPENDED':
          throw errors.ACCOUNT_SUSPENDED();
        case 'NEW_ACCOUNT_LIMIT':
          throw errors.NEW_ACCOUNT_LIMIT({ data: { maximum: outcome.maximum } });
        case 'POST_NOT_FOUND':
          throw errors.NOT_FOUND(ofPost);
      }
    }),
  unlike: api.unlike
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await unlikePost(context.db, { ...input, userId: context.viewer.userId });
      if (!outcome.ok) throw errors.NOT_FOUND(ofPost);
      return outcome.state;
    }),
  save: api.save
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await savePost(context.db, { ...input, userId: context.viewer.userId });
      if (outcome.ok) return outcome.state;
      switch (outcome.reason) {
        case 'ACCOUNT_SUSPENDED':
          throw errors.ACCOUNT_SUSPENDED();
        case 'ALREADY_SAVED':
          throw errors.ALREADY_SAVED(ofPost);
        default:
          throw errors.NOT_FOUND(ofPost);
      }
    }),
  unsave: api.unsave
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await unsavePost(context.db, { ...input, userId: context.viewer.userId });
      if (!outcome.ok) throw errors.NOT_FOUND(ofPost);
      return outcome.state;
    }),
};

export const communityProcedures = api.router({
  ...reading,
  ...posting,
  ...reacting,
  report: api.report
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const made = await report(context.db, { ...input, userId: context.viewer.userId });
      if (!made) throw errors.NOT_FOUND({ data: { field: 'targetId' } });
      return made;
    }),
});
