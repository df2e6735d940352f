import type Razorpay from 'razorpay';
import type { GatewayRefund, RefundRequest } from '../types.ts';
import { readRazorpayRefund, readRefundOf, toParts, toRefund } from './razorpay-answers.ts';
import { ask } from './razorpay-connection.ts';

const largestPage = 100;

/** Razorpay accepts the same receipt twice (https://razorpay.com/docs/api/refunds/create-normal/), so we look first. */
export async function refund(razorpay: Razorpay, request: RefundRequest): Promise<GatewayRefund> {
  return (await findRefund(razorpay, request)) ?? (await createRefund(razorpay, request));
}

export async function findRefund(razorpay: Razorpay, request: RefundRequest): Promise<GatewayRefund | null> {
  const { gatewayPaymentId, reference } = request;
  const page = { count: largestPage };
  const answer = await ask(() => razorpay.payments.fetchMultipleRefund(gatewayPaymentId, page));
  const known = readRefundOf(answer, reference);
  return known ? toRefund(known) : null;
}

async function createRefund(razorpay: Razorpay, request: RefundRequest): Promise<GatewayRefund> {
  const { reference, gatewayPaymentId, amount, currency } = request;
  const body = {
    amount: toParts(amount, currency),
    speed: 'normal' as const,
    receipt: reference,
    notes: { refund_id: reference },
  };
  try {
    return toRefund(readRazorpayRefund(await ask(() => razorpay.payments.refund(gatewayPaymentId, body))));
  } catch (error) {
    const created = await findRefund(razorpay, request).catch(() => null);
    if (!created) throw error;
    return created;
  }
}
