import { z } from 'zod';
import { reportTargets } from '../../community/schemas.ts';
import { staff } from '../../shared/base.ts';
import { fieldData } from '../../shared/errors.ts';
import { id } from '../../shared/ids.ts';
import { pageInput, pageOf } from '../../shared/pages.ts';
import { reason } from '../schemas.ts';
import { deskReport, moderationSubject } from './schemas.ts';

const tags = ['desk'];
const ruling = z.strictObject({ reason });
const target = z.enum(['post', 'comment']);

/** Only an admin can rule on staff, and nobody can rule on themselves. */
const staffMember = {
  STAFF_MEMBER: {
    status: 409,
    message: 'Only another admin can decide about somebody who works here.',
    data: fieldData,
  },
} as const;

export const moderationContract = {
  reports: staff
    .route({ method: 'GET', path: '/desk/reports', tags, summary: 'Open reports, oldest first' })
    .input(pageInput.extend({ target: z.enum(reportTargets).optional() }))
    .output(pageOf(deskReport)),
  subject: staff
    .route({
      method: 'GET',
      path: '/desk/moderation/{target}/{targetId}',
      tags,
      summary: 'A post, comment or person with all rulings on it',
    })
    .input(z.strictObject({ target: z.enum(reportTargets), targetId: id }))
    .output(moderationSubject),
  hide: staff
    .route({
      method: 'POST',
      path: '/desk/moderation/{target}/{targetId}/hide',
      tags,
      summary: 'Take a post or comment down',
    })
    .input(ruling.extend({ target, targetId: id }))
    .output(z.object({ id })),
  restore: staff
    .route({
      method: 'POST',
      path: '/desk/moderation/{target}/{targetId}/restore',
      tags,
      summary: 'Restore a post or comment',
    })
    .input(ruling.extend({ target, targetId: id }))
    .output(z.object({ id })),
  warn: staff
    .errors(staffMember)
    .route({ method: 'POST', path: '/desk/people/{userId}/warn', tags, summary: 'Warn a person' })
    .input(ruling.extend({ userId: id }))
    .output(z.object({ id })),
  suspend: staff
    .errors(staffMember)
    .route({ method: 'POST', path: '/desk/people/{userId}/suspend', tags, summary: 'Suspend an account' })
    .input(ruling.extend({ userId: id }))
    .output(z.object({ id })),
  reinstate: staff
    .errors(staffMember)
    .route({ method: 'POST', path: '/desk/people/{userId}/reinstate', tags, summary: 'Lift a suspension' })
    .input(ruling.extend({ userId: id }))
    .output(z.object({ id })),
  dismiss: staff
    .route({ method: 'POST', path: '/desk/reports/{reportId}/dismiss', tags, summary: 'Dismiss a report' })
    .input(ruling.extend({ reportId: id }))
    .output(z.object({ id })),
};
