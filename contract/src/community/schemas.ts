import { z } from 'zod';
import { picture } from '../files/schemas.ts';
import { instant } from '../shared/date-schemas.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { pageInput } from '../shared/pages.ts';
import { text, visibleText } from '../shared/text.ts';

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
  /** Counts only people whom the reader may see. */
  likes: z.int().min(0),
  comments: z.int().min(0),
  isLiked: z.boolean(),
  isSaved: z.boolean(),
  isOwn: z.boolean(),
  canComment: z.boolean(),
  /** True only for its author, if a moderator has taken it down or it `isHeld`. */
  isHidden: z.boolean(),
  isHeld: z.boolean(),
  createdAt: instant,
});
export type Post = z.infer<typeof post>;

export const postState = post.pick({ id: true, likes: true, comments: true, isLiked: true, isSaved: true });
export type PostState = z.infer<typeof postState>;

export const feedInput = pageInput.extend({ search: text().trim().max(limits.searchTextLength).optional() });

export const createPostInput = z.strictObject({
  caption: visibleText().max(limits.captionLength),
  /** The caller's own upload, made for a post and not used by any other. */
  fileId: id.nullable().default(null),
  idempotencyKey: id,
});
export type CreatePostInput = z.input<typeof createPostInput>;

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
  isHeld: z.boolean(),
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
