import { ORPCError } from '@orpc/server';
import { pauseRefusal } from '../../platform/rate-limits.ts';

const refusals = ['RATE_LIMITED', 'OVERLOADED'];

/** Refuses calls beyond a limit or a share only after a pause. An outage is told at once. */
export async function slowRefusals<Answer>({ next }: { next: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError && refusals.includes(String(error.code))) await pauseRefusal();
    throw error;
  }
}
