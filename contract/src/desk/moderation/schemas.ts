import { z } from 'zod';
import { person, reportReasons, reportTargets } from '../../community/schemas.ts';
import { instant } from '../../shared/dates.ts';
import { id } from '../../shared/ids.ts';

export const deskReport = z.object({
  id,
  target: z.enum(reportTargets),
  targetId: id,
  /** The text that was reported, or a profile's bio. */
  excerpt: z.string(),
  author: person,
  reporters: z.int().positive(),
  reasons: z.array(z.object({ reason: z.enum(reportReasons), note: z.string() })),
  isHidden: z.boolean(),
  isSuspended: z.boolean(),
  createdAt: instant,
});
export type DeskReport = z.infer<typeof deskReport>;
