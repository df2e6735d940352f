import { implement } from '@orpc/server';
import { deskContract } from '@pahiya/contract/desk/contract';
import { type BaseContext, requireViewer } from '../../../platform/procedure.ts';
import { factorStanding } from '../../auth/queries/find-factor.ts';
import { workingDayMinutes } from '../../auth/rules/freshness.ts';
import { findStaff } from '../queries/find-staff.ts';
import { listWorkplaces } from '../queries/list-workplaces.ts';
import { deskStanding } from '../rules/desk-standing.ts';
import { requireStaff } from './require-staff.ts';

export const me = implement(deskContract.me)
  .$context<BaseContext>()
  .use(requireViewer)
  .handler(async ({ context }) => {
    const staff = await findStaff(context.db, context.viewer.userId);
    if (!staff) return { isAgent: false, isAdmin: false, garages: [], secondFactor: 'passed' as const };
    const { isAgent, isAdmin, needsFactor } = staff;
    const standing = await factorStanding(context.db, context.viewer, workingDayMinutes);
    return {
      ...{ isAgent, isAdmin, garages: await listWorkplaces(context.db, staff) },
      secondFactor: deskStanding(standing, needsFactor),
    };
  });

export const workplaces = implement(deskContract.workplaces)
  .$context<BaseContext>()
  .use(requireViewer)
  .use(requireStaff)
  .handler(({ context, input }) => listWorkplaces(context.db, context.staff, input.search));
