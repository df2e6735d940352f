import { z } from 'zod';
import { picture } from '../files/schemas.ts';
import { instant } from '../shared/dates.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { pageInput } from '../shared/pages.ts';
import { text, visibleText } from '../shared/text.ts';

/** How a person is shown beside what they did. */
export const person = z.object({
  id,
  username: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
});
export type Person = z.infer<typeof person>;

export const post = z.object({
  id,
  author: person,
  caption: z.string(),
  image: picture.nullable(),
  /** How many people the reader may see like it; comments alike. */
  likes: z.int().min(0),
  comments: z.int().min(0),
  isLiked: z.boolean(),
  isSaved: z.boolean(),
  isOwn: z.boolean(),
  /** Whether the reader may comment. */
  canComment: z.boolean(),
  /** Only its author sees it: a moderator has taken it down, or it `isHeld`. */
  isHidden: z.boolean(),
  /** Waits for a moderator. */
  isHeld: z.boolean(),
  createdAt: instant,
});
export type Post = z.infer<typeof post>;

/** What changes of a post while somebody looks at it. */
export const postState = post.pick({ id: true, likes: true, comments: true, isLiked: true, isSaved: true });
export type PostState = z.infer<typeof postState>;

export const feedInput = pageInput.extend({ search: text().trim().max(limits.searchTextLength).optional() });

export const createPostInput = z.strictObject({
  caption: visibleText().max(limits.captionLength),
  /** An own upload for a post that nothing refers to yet. */
  fileId: id.nullable().default(null),
  /** The same key makes the same post, however often it is sent. */
  idempotencyKey: id,
});
export type CreatePostInput = z.input<typeof createPostInput>;

/** In an address, as `postIds=a,b`. */
export const statesInput = z.strictObject({
  postIds: z
    .string()
    .max(40 * 50)
    .transform((ids) => ids.split(','))
    .pipe(z.array(id).min(1).max(50)),
});

export const comment = z.object({
  id,
  postId: id,
  author: person,
  content: z.string(),
  isOwn: z.boolean(),
  /** Waits for a moderator; only its author sees it. */
  isHeld: z.boolean(),
  /** Its author, and the author of the post. */
  canDelete: z.boolean(),
  createdAt: instant,
});
export type Comment = z.infer<typeof comment>;

export const createCommentInput = z.strictObject({
  postId: id,
  content: visibleText().max(limits.commentLength),
  idempotencyKey: id,
});
export type CreateCommentInput = z.infer<typeof createCommentInput>;

export const reportReasons = ['spam', 'harassment', 'hate', 'violence', 'nudity', 'scam', 'other'] as const;
export const reportTargets = ['post', 'comment', 'profile'] as const;

export const reportInput = z.strictObject({
  target: z.enum(reportTargets),
  targetId: id,
  reason: z.enum(reportReasons),
  details: text().trim().max(limits.reportLength).default(''),
});
export type ReportInput = z.input<typeof reportInput>;
