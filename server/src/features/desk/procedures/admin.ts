import { implement } from '@orpc/server';
import { deskContract } from '@pahiya/contract/desk/contract';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { invalidCursor, invalidInput } from '../../../platform/invalid-input.ts';
import { type BaseContext, limitWrites, requireViewer } from '../../../platform/procedure.ts';
import { hasFactor } from '../../auth/queries/find-factor.ts';
import { listMoneyProblems } from '../../payments/queries/list-money-problems.ts';
import { closeMoney } from '../commands/close-money.ts';
import { exportFile } from '../commands/export-file.ts';
import { grantRole } from '../commands/grant-role.ts';
import { importFile } from '../commands/import-file.ts';
import { revokeRole } from '../commands/revoke-role.ts';
import { setSecondFactorRole } from '../commands/second-factor.ts';
import { sendMailAgain } from '../commands/send-mail-again.ts';
import { setFeatured } from '../commands/set-featured.ts';
import { listAudit } from '../queries/list-audit.ts';
import { listFeatured } from '../queries/list-featured.ts';
import { listGrants } from '../queries/list-grants.ts';
import { listMails } from '../queries/list-mails.ts';
import { listSecondFactorRoles } from '../queries/list-second-factor-roles.ts';
import { requireAdmin, requireStaff } from './require-staff.ts';

const api = implement(deskContract.admin).$context<BaseContext>();

export const adminProcedures = api.router({
  grants: api.grants
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .handler(({ context }) => listGrants(context.db)),
  grant: api.grant
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      refuseGarageOf(input);
      const outcome = await grantRole(context.db, { ...input, actor: context.staff });
      if (outcome.ok) return await listGrants(context.db);
      if (outcome.reason === 'NO_SUCH_ACCOUNT') throw errors.NO_SUCH_ACCOUNT({ data: { field: 'email' } });
      throw errors.NOT_FOUND({ data: { field: 'garageId' } });
    }),
  revoke: api.revoke
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await revokeRole(context.db, { ...input, actor: context.staff });
      if (!outcome.ok) throw errors.LAST_ADMIN({ data: { field: 'userId' } });
      return await listGrants(context.db);
    }),
  secondFactorRoles: api.secondFactorRoles
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .handler(({ context }) => listSecondFactorRoles(context.db)),
  setSecondFactorRole: api.setSecondFactorRole
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const isOwnOn = await hasFactor(context.db, context.viewer.userId);
      // Otherwise an admin could lock themselves out and be unable to undo it.
      if (input.isNeeded && !isOwnOn) throw errors.OWN_FACTOR_MISSING({ data: { field: 'isNeeded' } });
      await setSecondFactorRole(context.db, { ...input, actor: context.staff });
      return await listSecondFactorRoles(context.db);
    }),
  importGarages: api.importGarages
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .use(limitWrites)
    .handler(async ({ input: { file, isTrial }, context, errors }) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const preview = await importFile(context.db, { actor: context.staff, bytes, name: file.name, isTrial });
      if (!preview) throw errors.UNREADABLE_FILE({ data: { field: 'file' } });
      return preview;
    }),
  featured: api.featured
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .handler(({ context }) => listFeatured(context.db)),
  setFeatured: api.setFeatured
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const isSet = await setFeatured(context.db, { ...input, actor: context.staff });
      if (!isSet) throw errors.NOT_FOUND({ data: { field: 'garageIds' } });
      return await listFeatured(context.db);
    }),
  money: api.money
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .handler(({ context }) => listMoneyProblems(context.db)),
  closeMoney: api.closeMoney
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const isClosed = await closeMoney(context.db, { ...input, actor: context.staff });
      if (!isClosed) throw errors.NOT_FOUND({ data: { field: 'rowId' } });
      return await listMoneyProblems(context.db);
    }),
  mails: api.mails
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .handler(async ({ input, context }) => {
      const page = await listMails(context.db, input);
      if (!page) throw invalidCursor();
      return page;
    }),
  sendMailAgain: api.sendMailAgain
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const isWaiting = await sendMailAgain(context.db, { ...input, actor: context.staff });
      if (!isWaiting) throw errors.MAIL_NOT_SENDABLE({ data: { field: 'mailId' } });
      return { isWaiting };
    }),
  audit: api.audit
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .handler(async ({ input, context }) => {
      const page = await listAudit(context.db, input);
      if (!page) throw invalidCursor();
      return page;
    }),
  export: api.export
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAdmin)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const { date: today } = zonedNow(context.now());
      const file = await exportFile(context.db, { ...input, today, actor: context.staff });
      if (!file) throw errors.TOO_MANY_ROWS({ data: { field: 'from' } });
      return file;
    }),
});

function refuseGarageOf({ role, garageId }: { role: string; garageId: string | null }): void {
  if (role === 'garage' && garageId === null) throw invalidInput([{ field: 'garageId', message: 'Say which garage' }]);
  if (role !== 'garage' && garageId !== null)
    throw invalidInput([{ field: 'garageId', message: 'This role has no garage' }]);
}
