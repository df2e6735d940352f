import { implement } from '@orpc/server';
import { paymentsContract } from '@pahiya/contract/payments/contract';
import { isFromPhoneApp } from '../../platform/phone-origins.ts';
import { type BaseContext, limitWrites, requireViewer } from '../../platform/procedure.ts';
import { requestLanguage } from '../../platform/request-language.ts';
import { createLink } from './commands/create-link.ts';
import type { Payments } from './types.ts';

const api = implement(paymentsContract).$context<BaseContext & { payments: Payments }>();

function wayBack(headers: Headers, bookingId: string): string {
  const result = `/payment-success?booking_id=${bookingId}`;
  return isFromPhoneApp(headers) ? `/app-return${result}&lang=${requestLanguage(headers)}` : result;
}

/** `outcome` is in `bookings/procedures/payment-outcome.ts`. */
export const paymentsProcedures = {
  createLink: api.createLink
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input: { bookingId }, context, errors }) => {
      const { gateway, origin } = context.payments;
      const outcome = await createLink(context.db, {
        userId: context.viewer.userId,
        bookingId,
        gateway,
        log: context.log,
        callbackUrl: ({ id }) => `${origin}${wayBack(context.request.headers, bookingId)}&payment_id=${id}`,
      });
      if (outcome.ok) {
        return { paymentId: outcome.paymentId, paymentUrl: outcome.url, expiresAt: outcome.expiresAt.toISOString() };
      }
      if (outcome.reason === 'GATEWAY_FAILED') throw errors.GATEWAY_FAILED();
      throw errors[outcome.reason]({ data: { field: 'bookingId' } });
    }),
};
