import type { AnyProcedure } from '@orpc/server';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import { createFairShares } from '../../platform/fair-shares.ts';
import { overloaded } from '../../platform/overloaded.ts';
import { takeOrRefuse } from '../../platform/procedure.ts';
import type { ApiContext } from '../request-context.ts';

/** Leaves database connections for others, however many reads one caller sends. */
const shares = {
  atOnce: Number.POSITIVE_INFINITY,
  atOnceOfAccount: 6,
  waiting: 2_000,
  waitingOfAccount: 200,
};

interface Call<Answer> {
  procedure: AnyProcedure;
  context: ApiContext;
  next: () => Promise<Answer>;
}

/** Shares the node between callers: accounts, and addresses of visitors without one (product, section 1.3). */
export function createFairReads(isLate: () => boolean): <Answer>(call: Call<Answer>) => Promise<Answer> {
  const runFairly = createFairShares(shares);
  return async ({ procedure, context, next }) => {
    const { meta, route } = procedure['~orpc'];
    if (route.method !== 'GET' || (meta as ProcedureMeta).asksThirdParty) return await next();
    const viewer = await context.authenticate();
    // An overloaded node serves signed-in customers before visitors.
    if (!viewer && isLate()) throw overloaded();
    const caller = viewer?.userId ?? context.request.address;
    await takeOrRefuse(context, viewer ? 'readOfAccount' : 'readOfAddress', caller);
    return await runFairly(caller, next);
  };
}
