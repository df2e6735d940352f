import { z } from 'zod';
import { person, reportReasons, reportTargets } from '../../community/schemas.ts';
import { picture } from '../../files/schemas.ts';
import { instant } from '../../shared/date-schemas.ts';
import { id } from '../../shared/ids.ts';

const thing = z.object({
  target: z.enum(reportTargets),
  targetId: id,
  excerpt: z.string(),
  author: person,
  image: picture.nullable(),
  postId: id.nullable(),
  isHidden: z.boolean(),
  isHeld: z.boolean(),
  isSuspended: z.boolean(),
});

/** `held`: it contains a link and its author is not trusted yet; nobody reported it. */
const reasons = z.array(z.object({ reason: z.enum([...reportReasons, 'held']), note: z.string() }));

export const deskReport = thing.extend({
  id,
  reporters: z.int().min(0),
  reasons,
  createdAt: instant,
});
export type DeskReport = z.infer<typeof deskReport>;

export const rulingActions = ['hide', 'restore', 'warn', 'suspend', 'reinstate', 'dismiss'] as const;
export type RulingAction = (typeof rulingActions)[number];

export const moderationSubject = thing.extend({
  report: deskReport.pick({ id: true, reporters: true, reasons: true }).nullable(),
  rulings: z.array(
    z.object({ id, action: z.enum(rulingActions), moderator: z.string(), reason: z.string(), createdAt: instant }),
  ),
});
export type ModerationSubject = z.infer<typeof moderationSubject>;
