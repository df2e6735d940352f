import { limits } from '@pahiya/contract/shared/limits';
import { z } from 'zod';

const hoursAgo = z.number().min(0);
const username = z.string().regex(/^[a-z0-9._]+$/);
const pictureFile = z.string().regex(/^[a-z-]+$/);

export const demonstration = z.strictObject({
  note: z.string(),
  people: z.array(
    z.strictObject({
      username,
      fullName: z.string().max(limits.fullNameLength).endsWith('(demo)'),
      bio: z.string().max(limits.bioLength),
      avatar: pictureFile.nullable(),
    }),
  ),
  /** Follower and followed. */
  follows: z.array(z.tuple([username, username])),
  posts: z.array(
    z.strictObject({
      key: z.string(),
      author: username,
      caption: z.string().min(1).max(limits.captionLength),
      picture: z.strictObject({ file: pictureFile, alt: z.string() }).nullable(),
      hoursAgo,
      likedBy: z.array(username),
      comments: z.array(
        z.strictObject({ author: username, content: z.string().min(1).max(limits.commentLength), hoursAgo }),
      ),
    }),
  ),
});
export type Demonstration = z.infer<typeof demonstration>;
