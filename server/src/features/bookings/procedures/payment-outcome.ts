import { implement } from '@orpc/server';
import { paymentsContract } from '@pahiya/contract/payments/contract';
import type { BaseContext } from '../../../platform/procedure.ts';
import { findOutcome } from '../queries/find-outcome.ts';

const api = implement(paymentsContract).$context<BaseContext>();

/** The answer contains the whole booking, of which payments know nothing. */
export const paymentOutcome = {
  outcome: api.outcome.handler(async ({ input, context }) => {
    const viewer = await context.authenticate();
    const { bookingId, paymentId } = input;
    return await findOutcome(context.db, {
      bookingId,
      paymentId,
      viewerId: viewer?.userId ?? null,
      now: context.now(),
    });
  }),
};
