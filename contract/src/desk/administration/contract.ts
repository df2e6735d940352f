import { z } from 'zod';
import { staff } from '../../shared/base.ts';
import { calendarDate } from '../../shared/date-schemas.ts';
import { fieldData } from '../../shared/errors.ts';
import { id } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { pageInput, pageOf } from '../../shared/pages.ts';
import { text } from '../../shared/text.ts';
import { reason, role } from '../schemas.ts';
import { auditEntry, exportKinds, featuredGarage, givenUpMail, grant, importPreview, moneyRow } from './schemas.ts';

const tags = ['desk'];

export const administrationContract = {
  grants: staff.route({ method: 'GET', path: '/desk/roles', tags, summary: 'Granted roles' }).output(z.array(grant)),
  grant: staff
    .meta({ asksFactorAgain: 'Decides who may do what' })
    .errors({ NO_SUCH_ACCOUNT: { status: 409, message: 'Nobody has this e-mail address.', data: fieldData } })
    .route({ method: 'PUT', path: '/desk/roles', tags, summary: 'Grant a role' })
    .input(z.strictObject({ email: z.email().max(254), role, garageId: id.nullable().default(null) }))
    .output(z.array(grant)),
  revoke: staff
    .meta({ asksFactorAgain: 'Decides who may do what' })
    .errors({ LAST_ADMIN: { status: 409, message: 'The last admin stays.', data: fieldData } })
    .route({ method: 'DELETE', path: '/desk/roles', tags, summary: 'Revoke a role' })
    .input(z.strictObject({ userId: id, role, garageId: id.nullable().default(null) }))
    .output(z.array(grant)),
  secondFactorRoles: staff
    .route({ method: 'GET', path: '/desk/second-factor', tags, summary: 'Roles that work only with a second factor' })
    .output(z.array(role)),
  setSecondFactorRole: staff
    .meta({ asksFactorAgain: 'Decides who may do what' })
    .errors({
      OWN_FACTOR_MISSING: {
        status: 409,
        message: 'Switch two-factor authentication on for yourself first.',
        data: fieldData,
      },
    })
    .route({
      method: 'PUT',
      path: '/desk/second-factor',
      tags,
      summary: 'Set whether a role needs a second factor',
      description: 'Staff without one must set it up before they continue.',
    })
    .input(z.strictObject({ role, isNeeded: z.boolean() }))
    .output(z.array(role)),
  importGarages: staff
    .meta({ asksFactorAgain: 'Changes many garages at once' })
    .errors({ UNREADABLE_FILE: { status: 422, message: 'This file cannot be read.', data: fieldData } })
    .route({
      method: 'POST',
      path: '/desk/garages/import',
      tags,
      summary: 'Import garages from JSON or CSV, as multipart/form-data',
      description: 'With `isTrial` nothing is written; the response describes the effect and every problem.',
    })
    .input(z.strictObject({ file: z.file().max(limits.importBytes), isTrial: z.union([z.boolean(), z.stringbool()]) }))
    .output(importPreview),
  featured: staff
    .route({ method: 'GET', path: '/desk/featured', tags, summary: 'Featured garages in their order' })
    .output(z.array(featuredGarage)),
  setFeatured: staff
    .meta({ asksFactorAgain: 'Changes what every visitor sees first' })
    .route({ method: 'PUT', path: '/desk/featured', tags, summary: 'Set the featured garages and their order' })
    .input(z.strictObject({ garageIds: z.array(id).max(limits.featuredGaragesInOrder) }))
    .output(z.array(featuredGarage)),
  money: staff
    .route({ method: 'GET', path: '/desk/money', tags, summary: 'Captures, refunds and bookings that do not match' })
    .output(z.array(moneyRow)),
  closeMoney: staff
    .meta({ asksFactorAgain: 'Records what happened to money' })
    .route({ method: 'POST', path: '/desk/money/{rowId}/close', tags, summary: 'Close a row of the money report' })
    .input(z.strictObject({ rowId: text().max(120), reason }))
    .output(z.array(moneyRow)),
  mails: staff
    .route({ method: 'GET', path: '/desk/mails', tags, summary: 'Mails that could not be sent, latest first' })
    .input(pageInput)
    .output(pageOf(givenUpMail)),
  sendMailAgain: staff
    .meta({ asksFactorAgain: 'Resends links that give access to accounts' })
    .errors({
      MAIL_NOT_SENDABLE: { status: 409, message: 'This mail cannot be sent again.', data: fieldData },
    })
    .route({
      method: 'POST',
      path: '/desk/mails/{mailId}/send-again',
      tags,
      summary: 'Retry a mail for three more days',
    })
    .input(z.strictObject({ mailId: id }))
    .output(z.object({ isWaiting: z.boolean() })),
  audit: staff
    .route({ method: 'GET', path: '/desk/audit', tags, summary: 'Audit log, newest first' })
    .input(pageInput.extend({ action: text().max(40).optional(), garageId: id.optional() }))
    .output(pageOf(auditEntry)),
  export: staff
    .meta({ asksFactorAgain: "Exports everybody's data" })
    .errors({
      TOO_MANY_ROWS: { status: 422, message: 'Too much for one file. Please choose fewer days.', data: fieldData },
    })
    .route({ method: 'GET', path: '/desk/export/{kind}', tags, summary: 'A table as CSV' })
    .input(
      z.strictObject({
        kind: z.enum(exportKinds),
        garageId: id.optional(),
        from: calendarDate.optional(),
        to: calendarDate.optional(),
      }),
    )
    .output(z.file()),
};
