import { ORPCError, os } from '@orpc/server';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import { type BaseContext, secondFactorRequired, type Viewer } from '../../../platform/procedure.ts';
import { factorStanding } from '../../auth/queries/factors.ts';
import { freshMinutes, workingDayMinutes } from '../../auth/rules/freshness.ts';
import { findStaff } from '../queries/find-staff.ts';
import { deskStanding } from '../rules/second-factor.ts';
import type { Staff } from '../types.ts';

/**
 * Admits users with any role. If they have or need a second factor, it must be proved in this session. Adds `staff`.
 * Use after `requireViewer`. Roles are read on every request.
 */
export const requireStaff = os
  .$context<BaseContext & { viewer: Viewer }>()
  .$meta<ProcedureMeta>({})
  .middleware(async ({ context: { db, viewer }, procedure, next }) => {
    const staff = await findStaff(db, viewer.userId);
    if (!staff) throw roleMissing();
    const isWeighty = procedure['~orpc'].meta.asksFactorAgain !== undefined;
    const standing = await factorStanding(db, viewer, isWeighty ? freshMinutes : workingDayMinutes);
    const wanted = deskStanding(standing, staff.needsFactor);
    if (wanted !== 'passed') throw secondFactorRequired(wanted);
    return next({ context: { staff } });
  });

/** Use after `requireStaff`. */
export const requireAgent = os.$context<BaseContext & { staff: Staff }>().middleware(({ context, next }) => {
  if (!context.staff.isAgent) throw roleMissing();
  return next();
});

/** Use after `requireStaff`. */
export const requireAdmin = os.$context<BaseContext & { staff: Staff }>().middleware(({ context, next }) => {
  if (!context.staff.isAdmin) throw roleMissing();
  return next();
});

/** A missing role looks like a missing object, so that nobody learns what exists. */
export function roleMissing(field = '') {
  return new ORPCError('NOT_FOUND', { status: 404, message: 'Not found.', data: { field } });
}
