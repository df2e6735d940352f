import { z } from 'zod';
import { person, reportReasons, reportTargets } from '../../community/schemas.ts';
import { picture } from '../../files/schemas.ts';
import { instant } from '../../shared/dates.ts';
import { id } from '../../shared/ids.ts';

const thing = z.object({
  target: z.enum(reportTargets),
  targetId: id,
  /** The text of a post or comment, or a profile's bio. */
  excerpt: z.string(),
  author: person,
  /** The picture of a post. */
  image: picture.nullable(),
  /** The post itself, or the post of a comment; null for a person. */
  postId: id.nullable(),
  isHidden: z.boolean(),
  /** Waits for approval or rejection. */
  isHeld: z.boolean(),
  isSuspended: z.boolean(),
});

/** `held`: nobody reported it. It contains a link and its author's account is not trusted yet. */
const reasons = z.array(z.object({ reason: z.enum([...reportReasons, 'held']), note: z.string() }));

export const deskReport = thing.extend({
  id,
  /** Number of people who reported it; 0 when it is only held. */
  reporters: z.int().min(0),
  reasons,
  createdAt: instant,
});
export type DeskReport = z.infer<typeof deskReport>;

export const rulingActions = ['hide', 'restore', 'warn', 'suspend', 'reinstate', 'dismiss'] as const;
export type RulingAction = (typeof rulingActions)[number];

/** Content or a person that a moderator can rule on, with or without an open report. */
export const moderationSubject = thing.extend({
  /** The open report; null when there is none. */
  report: deskReport.pick({ id: true, reporters: true, reasons: true }).nullable(),
  /** Newest first. */
  rulings: z.array(
    z.object({ id, action: z.enum(rulingActions), moderator: z.string(), reason: z.string(), createdAt: instant }),
  ),
});
export type ModerationSubject = z.infer<typeof moderationSubject>;
