import { z } from 'zod';
import { person, reportReasons, reportTargets } from '../../community/schemas.ts';
import { picture } from '../../files/schemas.ts';
import { instant } from '../../shared/dates.ts';
import { id } from '../../shared/ids.ts';

const thing = z.object({
  target: z.enum(reportTargets),
  targetId: id,
  /** Its text, or a profile's bio. */
  excerpt: z.string(),
  author: person,
  /** Of a post. */
  image: picture.nullable(),
  /** The post itself, or the one a comment stands below; null for a person. */
  postId: id.nullable(),
  isHidden: z.boolean(),
  /** Waits to be published or rejected. */
  isHeld: z.boolean(),
  isSuspended: z.boolean(),
});

/** `held`: nobody reported it; it has a link and comes from an account that is not known well enough. */
const reasons = z.array(z.object({ reason: z.enum([...reportReasons, 'held']), note: z.string() }));

export const deskReport = thing.extend({
  id,
  /** People; none where it is only held. */
  reporters: z.int().min(0),
  reasons,
  createdAt: instant,
});
export type DeskReport = z.infer<typeof deskReport>;

export const rulingActions = ['hide', 'restore', 'warn', 'suspend', 'reinstate', 'dismiss'] as const;
export type RulingAction = (typeof rulingActions)[number];

/** Something a moderator may rule on, whether it is reported just now or not. */
export const moderationSubject = thing.extend({
  /** What is open of it; null when nothing is. */
  report: deskReport.pick({ id: true, reporters: true, reasons: true }).nullable(),
  /** Newest first. */
  rulings: z.array(
    z.object({ id, action: z.enum(rulingActions), moderator: z.string(), reason: z.string(), createdAt: instant }),
  ),
});
export type ModerationSubject = z.infer<typeof moderationSubject>;
