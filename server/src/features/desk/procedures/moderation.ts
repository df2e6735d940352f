import { implement, ORPCError } from '@orpc/server';
import { deskContract } from '@pahiya/contract/desk/contract';
import { invalidCursor } from '../../../platform/invalid-input.ts';
import { type BaseContext, limitWrites, requireViewer } from '../../../platform/procedure.ts';
import type { SignIn } from '../../auth/types.ts';
import { ruleOnAccount } from '../commands/rule-on-account.ts';
import { dismiss, ruleOnContent } from '../commands/rule-on-content.ts';
import { findSubject } from '../queries/find-subject.ts';
import { listReports } from '../queries/list-reports.ts';
import type { Staff } from '../types.ts';
import { notThere } from './as-agent.ts';
import { requireAgent, requireStaff } from './require-staff.ts';

export type ModerationContext = BaseContext & {
  auth: Pick<SignIn, 'forgetUser'>;
};

const api = implement(deskContract.moderation).$context<ModerationContext>();

interface Acting {
  db: BaseContext['db'];
  staff: Staff;
  auth: ModerationContext['auth'];
}

async function judgeContent(
  { db, staff }: Acting,
  action: 'hide' | 'restore',
  input: { target: 'post' | 'comment'; targetId: string; reason: string },
): Promise<{ id: string }> {
  if (!(await ruleOnContent(db, { ...input, action, actor: staff }))) throw notThere('targetId');
  return { id: input.targetId };
}

async function judgePerson(
  { db, staff, auth }: Acting,
  action: 'warn' | 'suspend' | 'reinstate',
  input: { userId: string; reason: string },
): Promise<{ id: string }> {
  const outcome = await ruleOnAccount(db, { ...input, action, actor: staff });
  if (!outcome.ok && outcome.reason === 'NOT_FOUND') throw notThere('userId');
  if (!outcome.ok) throw new ORPCError('STAFF_MEMBER', { defined: true, status: 409, data: { field: 'userId' } });
  // A suspension ends every session. Other nodes notice within ten seconds, and accept no writes before they have.
  auth.forgetUser(input.userId);
  return { id: input.userId };
}

export const moderationProcedures = api.router({
  reports: api.reports
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .handler(async ({ input, context }) => {
      const page = await listReports(context.db, input);
      if (!page) throw invalidCursor();
      return page;
    }),
  subject: api.subject
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .handler(async ({ input, context }) => {
      const subject = await findSubject(context.db, input);
      if (!subject) throw notThere('targetId');
      return subject;
    }),
  hide: api.hide
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(({ input, context }) => judgeContent(context, 'hide', input)),
  restore: api.restore
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(({ input, context }) => judgeContent(context, 'restore', input)),
  warn: api.warn
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(({ input, context }) => judgePerson(context, 'warn', input)),
  suspend: api.suspend
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(({ input, context }) => judgePerson(context, 'suspend', input)),
  reinstate: api.reinstate
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(({ input, context }) => judgePerson(context, 'reinstate', input)),
  dismiss: api.dismiss
    .use(requireViewer)
    .use(requireStaff)
    .use(requireAgent)
    .use(limitWrites)
    .handler(async ({ input, context }) => {
      if (!(await dismiss(context.db, { ...input, actor: context.staff }))) throw notThere('reportId');
      return { id: input.reportId };
    }),
});
