import { os } from '@orpc/server';
import { type BaseContext, secondFactorRequired, type Viewer } from '../../../platform/procedure.ts';
import { factorStanding } from '../../auth/queries/find-factor.ts';
import { freshMinutes } from '../../auth/rules/freshness.ts';

/** Checks only accounts with a second factor. Use after `requireViewer`. */
export const requireFreshFactor = os
  .$context<BaseContext & { viewer: Viewer }>()
  .middleware(async ({ context, next }) => {
    const standing = await factorStanding(context.db, context.viewer, freshMinutes);
    if (standing === 'stale') throw secondFactorRequired('confirm');
    return next();
  });
