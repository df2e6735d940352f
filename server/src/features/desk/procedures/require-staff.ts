import { ORPCError, os } from '@orpc/server';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import { type BaseContext, secondFactorRequired, type Viewer } from '../../../platform/procedure.ts';
import { factorStanding } from '../../auth/queries/find-factor.ts';
import { freshMinutes, workingDayMinutes } from '../../auth/rules/freshness.ts';
import { findStaff } from '../queries/find-staff.ts';
import { deskStanding } from '../rules/desk-standing.ts';
import type { Staff } from '../types.ts';

/** Adds `staff`, read on every request. A second factor that the person has or needs must be proved. */
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

export const requireAgent = os.$context<BaseContext & { staff: Staff }>().middleware(({ context, next }) => {
  if (!context.staff.isAgent) throw roleMissing();
  return next();
});

export const requireAdmin = os.$context<BaseContext & { staff: Staff }>().middleware(({ context, next }) => {
  if (!context.staff.isAdmin) throw roleMissing();
  return next();
});

/** A missing role looks like a missing object, so that nobody learns what exists. */
export function roleMissing(field = '') {
  return new ORPCError('NOT_FOUND', { status: 404, message: 'Not found.', data: { field } });
}
