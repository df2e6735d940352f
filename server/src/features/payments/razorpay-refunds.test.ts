import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeFailure, type FakeRazorpay, startFakeRazorpay } from '../../../test/fakes/fake-razorpay.ts';
import { failureOf } from '../../../test/gateway-failure.ts';
import { createRazorpayGateway } from './client/razorpay.ts';
import type { PaymentGateway, RefundRequest } from './types.ts';

let razorpay: FakeRazorpay;
let gateway: PaymentGateway;
/** A gateway with a short timeout, for requests without a response. */
let impatient: PaymentGateway;

beforeEach(async () => {
  razorpay = await startFakeRazorpay();
  gateway = createRazorpayGateway({ ...razorpay, apiUrl: razorpay.url, timeoutMs: 10_000 });
  impatient = createRazorpayGateway({ ...razorpay, apiUrl: razorpay.url, timeoutMs: 300 });
});

afterEach(() => razorpay.stop());

/** Razorpay refuses the request and executes nothing. */
const refusals: FakeFailure[] = ['badRequest'];
/** A retry makes sense, because the outcome is unknown or the key was rejected. Nothing was executed. */
const unknownUndone: FakeFailure[] = ['unauthorized', 'forbidden', 'serverError', 'limited', 'hang', 'reset', 'html'];
/** The outcome is unknown, but the request was executed. */
const unknownDone: FakeFailure[] = ['lostAnswer', 'lateAnswer'];

describe('a refund', () => {
  async function captured(): Promise<RefundRequest> {
    const { id } = await gateway.createLink({
      reference: uuidv7(),
      bookingId: uuidv7(),
      amount: 1299,
      description: 'Brake Pads at Asha Motors',
      customer: { name: 'Asha Rao', email: 'asha@example.com', phone: null },
      expiresAt: new Date(Date.now() + 20 * 60_000),
      callbackUrl: 'http://localhost:3000/payment-success',
    });
    return { reference: uuidv7(), gatewayPaymentId: razorpay.payQuietly(id).id, amount: 1299, currency: 'INR' };
  }

  it('returns the whole amount, under our reference', async () => {
    const request = await captured();
    const refund = await gateway.refund(request);
    expect(refund).toEqual({ gatewayRefundId: expect.stringMatching(/^rfnd_/), state: 'refunding' });
    expect(razorpay.refunds()).toMatchObject([
      { id: refund.gatewayRefundId, amount: 129_900, receipt: request.reference, speed_requested: 'normal' },
    ]);
  });

  it('is tracked until it succeeds or fails', async () => {
    const request = await captured();
    expect(await gateway.findRefund(request)).toBeNull();
    const { gatewayRefundId } = await gateway.refund(request);
    await razorpay.settleRefund(gatewayRefundId, 'failed');
    expect(await gateway.findRefund(request)).toEqual({ gatewayRefundId, state: 'refund_failed' });
    await razorpay.settleRefund(gatewayRefundId, 'processed');
    expect(await gateway.findRefund(request)).toEqual({ gatewayRefundId, state: 'refunded' });
  });

  it('is made once, however often it is requested', async () => {
    const request = await captured();
    const refunds = await Promise.all(Array.from({ length: 8 }, () => gateway.refund(request)));
    refunds.push(await gateway.refund(request));
    expect(new Set(refunds.map(({ gatewayRefundId }) => gatewayRefundId)).size).toBe(1);
    expect(razorpay.refunds()).toHaveLength(1);
  });

  it('never exceeds what was captured', async () => {
    const request = await captured();
    const asked = Array.from({ length: 20 }, () => gateway.refund({ ...request, reference: uuidv7() }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(razorpay.refunds()).toHaveLength(1);
    const error = await failureOf(gateway.refund({ ...request, reference: uuidv7() }));
    expect(error).toMatchObject({ isFinal: true });
  });

  it.each(refusals)('is not made when refused, and the error is final (%s)', async (failure) => {
    const request = await captured();
    razorpay.misbehave('createRefund', failure);
    expect(await failureOf(gateway.refund(request))).toMatchObject({ isFinal: true });
    expect(razorpay.refunds()).toHaveLength(0);
  });

  it.each(unknownUndone)('is made once when it is requested again after no response (%s)', async (failure) => {
    const request = await captured();
    razorpay.misbehave('createRefund', failure);
    expect(await failureOf(impatient.refund(request))).toMatchObject({ isFinal: false });
    await gateway.refund(request);
    expect(razorpay.refunds()).toHaveLength(1);
  });

  it.each(unknownDone)('is found if only the response was lost (%s)', async (failure) => {
    const request = await captured();
    razorpay.misbehave('createRefund', failure);
    const refund = await impatient.refund(request);
    expect(razorpay.refunds().map(({ id }) => id)).toEqual([refund.gatewayRefundId]);
  });

  it.each([...unknownUndone, ...unknownDone])(
    'is not requested before the existing refunds are known (%s)',
    async (failure) => {
      const request = await captured();
      razorpay.misbehave('listRefunds', failure);
      expect(await failureOf(impatient.refund(request))).toMatchObject({ isFinal: false });
      expect(razorpay.refunds()).toHaveLength(0);
    },
  );

  it('of an unknown payment is refused', async () => {
    const request = { reference: uuidv7(), gatewayPaymentId: 'pay_00000000000000', amount: 1, currency: 'INR' };
    expect(await failureOf(gateway.refund(request))).toMatchObject({ isFinal: true });
  });
});
