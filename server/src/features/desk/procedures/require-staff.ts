import { ORPCError, os } from '@orpc/server';
import type { BaseContext, Viewer } from '../../../platform/procedure.ts';
import { findStaff } from '../queries/find-staff.ts';
import type { Staff } from '../types.ts';

/** Lets those through who have any role, and adds `staff`; stands behind `requireViewer`. Roles are read at each call. */
export const requireStaff = os.$context<BaseContext & { viewer: Viewer }>().middleware(async ({ context, next }) => {
  const staff = await findStaff(context.db, context.viewer.userId);
  if (!staff) throw roleMissing();
  return next({ context: { staff } });
});

/** Stands behind `requireStaff`. */
export const requireAgent = os.$context<BaseContext & { staff: Staff }>().middleware(({ context, next }) => {
  if (!context.staff.isAgent) throw roleMissing();
  return next();
});

/** Stands behind `requireStaff`. */
export const requireAdmin = os.$context<BaseContext & { staff: Staff }>().middleware(({ context, next }) => {
  if (!context.staff.isAdmin) throw roleMissing();
  return next();
});

/** Told as what is not there, so that nobody learns what exists. */
export function roleMissing(field = '') {
  return new ORPCError('NOT_FOUND', { status: 404, message: 'Not found.', data: { field } });
}
