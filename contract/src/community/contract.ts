import { z } from 'zod';
import { open, signedIn } from '../shared/base.ts';
import { accountErrors, fieldData, notFound, repeatedText } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import {
  comment,
  createCommentInput,
  createPostInput,
  feedInput,
  post,
  postState,
  reportInput,
  statesInput,
} from './schemas.ts';

const tags = ['community'];
const ofPost = z.strictObject({ postId: id });

/** Hidden content answers `NOT_FOUND`, so that nobody can detect a block. */
export const communityContract = {
  feed: signedIn
    .meta({ mayBeOld: true })
    .route({
      method: 'GET',
      path: '/posts',
      tags,
      summary: 'All posts, newest first; or those that match a search',
      description:
        'A page of a search may be short or empty and still have a `nextCursor`, as long as older posts remain.',
    })
    .input(feedInput)
    .output(pageOf(post)),
  saved: signedIn
    .route({ method: 'GET', path: '/posts/saved', tags, summary: "The caller's saved posts, last saved first" })
    .input(pageInput)
    .output(pageOf(post)),
  states: signedIn
    .route({
      method: 'GET',
      path: '/posts/states',
      tags,
      summary: 'The changing parts of posts; missing posts are left out',
    })
    .input(statesInput)
    .output(z.array(postState)),
  get: open
    .errors(notFound)
    .route({ method: 'GET', path: '/posts/{postId}', tags, summary: 'One post, as its reader or a visitor may see it' })
    .input(ofPost)
    .output(post),
  create: signedIn
    .errors({
      ...accountErrors,
      ...repeatedText,
      FILE_NOT_FOUND: { status: 409, message: 'Please choose the picture again.', data: fieldData },
    })
    .route({ method: 'POST', path: '/posts', tags, summary: 'Write a post', successStatus: 201 })
    .input(createPostInput)
    .output(post),
  delete: signedIn
    .errors(notFound)
    .route({
      method: 'DELETE',
      path: '/posts/{postId}',
      tags,
      summary: "Delete the caller's post",
    })
    .input(ofPost)
    .output(z.object({ id })),
  like: signedIn
    .errors({ ...notFound, ...accountErrors })
    .route({ method: 'PUT', path: '/posts/{postId}/like', tags, summary: 'Like a post' })
    .input(ofPost)
    .output(postState),
  unlike: signedIn
    .errors(notFound)
    .route({ method: 'DELETE', path: '/posts/{postId}/like', tags, summary: 'Unlike a post' })
    .input(ofPost)
    .output(postState),
  save: signedIn
    .errors({
      ...notFound,
      ALREADY_SAVED: { status: 409, message: 'This post is already in your saved collection.', data: fieldData },
    })
    .route({ method: 'PUT', path: '/posts/{postId}/save', tags, summary: 'Save a post' })
    .input(ofPost)
    .output(postState),
  unsave: signedIn
    .errors(notFound)
    .route({ method: 'DELETE', path: '/posts/{postId}/save', tags, summary: 'Unsave a post' })
    .input(ofPost)
    .output(postState),
  comments: signedIn
    .errors(notFound)
    .route({ method: 'GET', path: '/posts/{postId}/comments', tags, summary: "A post's comments, newest first" })
    .input(pageInput.extend({ postId: id }))
    .output(pageOf(comment)),
  comment: signedIn
    .errors({
      ...notFound,
      ...accountErrors,
      ...repeatedText,
      COMMENTS_CLOSED: { status: 403, message: 'The author has turned comments off.', data: fieldData },
    })
    .route({ method: 'POST', path: '/posts/{postId}/comments', tags, summary: 'Write a comment', successStatus: 201 })
    .input(createCommentInput)
    .output(comment),
  deleteComment: signedIn
    .errors(notFound)
    .route({
      method: 'DELETE',
      path: '/comments/{commentId}',
      tags,
      summary: "Delete a comment of the caller or on the caller's post",
    })
    .input(z.strictObject({ commentId: id }))
    .output(z.object({ id, postId: id })),
  report: signedIn
    .errors(notFound)
    .route({ method: 'POST', path: '/reports', tags, summary: 'Report a post, a comment or a person' })
    .input(reportInput)
    .output(z.object({ id })),
};
