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

/** Leaves the database's processors to others. Nobody waits for more than twenty own searches. */
const sharesOfLong = { ...shares, atOnce: 3, atOnceOfAccount: 1, waitingOfAccount: 20 };

interface Call<Answer> {
  procedure: AnyProcedure;
  context: ApiContext;
  next: () => Promise<Answer>;
}

type Interceptor = <Answer>(call: Call<Answer>) => Promise<Answer>;

/** Refuses a caller's reads beyond the limit (product, section 1.3), and a visitor's when the node is overloaded. */
export function limitReads(isLate: () => boolean): Interceptor {
  return async ({ procedure, context, next }) => {
    if (!isRead(procedure)) return await next();
    const viewer = await context.authenticate();
    // An overloaded node serves signed-in customers before visitors.
    if (!viewer && isLate()) throw overloaded('late');
    await takeOrRefuse(context, viewer ? 'readOfAccount' : 'readOfAddress', viewer?.userId ?? context.request.address);
    return await next();
  };
}

/** Shares the database between callers: accounts, and addresses of visitors without one. */
export function shareReads(): Interceptor {
  const runFairly = createFairShares(shares);
  const runLong = createFairShares(sharesOfLong);
  return async ({ procedure, context, next }) => {
    if (!isRead(procedure)) return await next();
    const viewer = await context.authenticate();
    const run = metaOf(procedure).takesLong ? runLong : runFairly;
    return await run(viewer?.userId ?? context.request.address, next);
  };
}

function isRead(procedure: AnyProcedure): boolean {
  return procedure['~orpc'].route.method === 'GET' && !metaOf(procedure).asksThirdParty;
}

const metaOf = (procedure: AnyProcedure): ProcedureMeta => procedure['~orpc'].meta;
