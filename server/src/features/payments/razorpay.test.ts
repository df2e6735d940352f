import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeFailure, type FakeRazorpay, startFakeRazorpay } from '../../../test/fakes/fake-razorpay.ts';
import { failureOf } from '../../../test/gateway-failure.ts';
import { createRazorpayGateway } from './client/razorpay.ts';
import { GatewayKeyError, type LinkRequest, type PaymentGateway } from './types.ts';

let razorpay: FakeRazorpay;
let gateway: PaymentGateway;
/** Gives up soon. Only for calls that the gateway does not answer, because a busy machine is slow, too. */
let impatient: PaymentGateway;

beforeEach(async () => {
  razorpay = await startFakeRazorpay();
  gateway = createRazorpayGateway({ ...razorpay, apiUrl: razorpay.url, timeoutMs: 10_000 });
  impatient = createRazorpayGateway({ ...razorpay, apiUrl: razorpay.url, timeoutMs: 1_000 });
});

afterEach(() => razorpay.stop());

/** Razorpay refuses the request and executes nothing. */
const refusals: FakeFailure[] = ['badRequest'];
/** The outcome is unknown, and nothing was executed. */
const unknownUndone: FakeFailure[] = ['serverError', 'limited', 'hang', 'reset', 'html'];
/** The outcome is unknown, but the request was executed. */
const unknownDone: FakeFailure[] = ['lostAnswer', 'lateAnswer'];

function linkRequest(change: Partial<LinkRequest> = {}): LinkRequest {
  return {
    reference: uuidv7(),
    bookingId: uuidv7(),
    amount: 1299,
    description: 'Brake Pads, Clutch at Asha Motors',
    customer: { name: 'Asha Rao', email: 'asha@example.com', phone: '+919812345678' },
    expiresAt: new Date(Date.now() + 20 * 60_000),
    callbackUrl: 'http://localhost:3000/payment-success?booking_id=1&payment_id=2',
    ...change,
  };
}

describe('a payment link', () => {
  it('is created in paise, for one full payment, without messages from the gateway', async () => {
    const request = linkRequest();
    const link = await gateway.createLink(request);
    expect(link).toEqual({
      id: expect.stringMatching(/^plink_/),
      url: expect.stringMatching(/^http/),
      reference: request.reference,
      state: 'open',
      captures: [],
    });
    expect(razorpay.requests[0]?.body).toEqual({
      amount: 129_900,
      currency: 'INR',
      accept_partial: false,
      reference_id: request.reference,
      description: request.description,
      customer: { name: 'Asha Rao', email: 'asha@example.com', contact: '+919812345678' },
      notify: { sms: false, email: false },
      reminder_enable: false,
      notes: { booking_id: request.bookingId, payment_id: request.reference },
      expire_by: Math.floor(request.expiresAt.getTime() / 1000),
      callback_url: request.callbackUrl,
      callback_method: 'get',
    });
  });

  it('has no phone number if there is none, and a name and description within the limits', async () => {
    const customer = { name: 'र'.repeat(80), email: 'asha@example.com', phone: null };
    await gateway.createLink(linkRequest({ customer, description: '🔧'.repeat(3000) }));
    const body = razorpay.requests[0]?.body ?? {};
    expect(body.customer).toEqual({ name: 'र'.repeat(50), email: 'asha@example.com' });
    expect([...String(body.description)]).toHaveLength(2048);
  });

  it.each(refusals)('is not created when the gateway refuses (%s), and the error is final', async (failure) => {
    razorpay.misbehave('createLink', failure);
    expect(await failureOf(gateway.createLink(linkRequest()))).toMatchObject({ isFinal: true });
    expect(razorpay.links()).toHaveLength(0);
    expect(razorpay.requests).toHaveLength(1);
  });

  const keyFailures: FakeFailure[] = ['unauthorized', 'forbidden'];
  it.each(keyFailures)('can be created after a rejected key is fixed (%s)', async (failure) => {
    razorpay.misbehave('createLink', failure);
    const request = linkRequest();
    const error = await failureOf(gateway.createLink(request));
    expect(error).toBeInstanceOf(GatewayKeyError);
    expect(error).toMatchObject({ isFinal: false });
    expect(razorpay.requests).toHaveLength(1);
    expect(await gateway.createLink(request)).toMatchObject({ reference: request.reference });
  });

  it('that would expire too soon is refused', async () => {
    const expiresAt = new Date(Date.now() + 14 * 60_000);
    expect(await failureOf(gateway.createLink(linkRequest({ expiresAt })))).toMatchObject({ isFinal: true });
  });

  it.each([...unknownUndone, ...unknownDone])('exists once if the first response is lost (%s)', async (failure) => {
    razorpay.misbehave('createLink', failure);
    const request = linkRequest();
    const link = await impatient.createLink(request);
    expect(link).toMatchObject({ reference: request.reference, state: 'open' });
    expect(razorpay.links().map(({ id }) => id)).toEqual([link.id]);
  });

  it.each(unknownUndone)('can be requested again while the gateway is unreachable (%s)', async (failure) => {
    razorpay.misbehave('createLink', failure, 2);
    const request = linkRequest();
    expect(await failureOf(impatient.createLink(request))).toMatchObject({ isFinal: false });
    expect(razorpay.links()).toHaveLength(0);
    expect(await gateway.createLink(request)).toMatchObject({ reference: request.reference });
  });

  it('exists once if both the response and the look-up are lost', async () => {
    razorpay.misbehave('createLink', 'lostAnswer');
    razorpay.misbehave('listLinks', 'hang');
    const request = linkRequest();
    expect(await failureOf(impatient.createLink(request))).toMatchObject({ isFinal: false });
    const link = await gateway.createLink(request);
    expect(razorpay.links().map(({ id }) => id)).toEqual([link.id]);
  });

  it('is the same one for repeated requests, one after the other or concurrent', async () => {
    const request = linkRequest();
    const links = await Promise.all(Array.from({ length: 8 }, () => gateway.createLink(request)));
    links.push(await gateway.createLink(request));
    expect(new Set(links.map(({ id }) => id)).size).toBe(1);
    expect(razorpay.links()).toHaveLength(1);
  });

  it('with a different amount is not accepted as the requested one', async () => {
    const request = linkRequest();
    await gateway.createLink(request);
    expect(await failureOf(gateway.createLink({ ...request, amount: 1300 }))).toMatchObject({ isFinal: true });
  });

  it('with an invalid URL is refused', async () => {
    razorpay.misbehave('createLink', 'badUrl');
    const error = await failureOf(gateway.createLink(linkRequest()));
    expect(error).toMatchObject({ isFinal: true, message: 'Invalid payment link returned from gateway' });
  });

  it('never reveals the key in an error', async () => {
    razorpay.misbehave('createLink', 'reset', 2);
    const error = await failureOf(gateway.createLink(linkRequest()));
    expect(JSON.stringify([error.message, error.cause, error.stack, error])).not.toContain(razorpay.keySecret);
  });
});

describe('looking a link up', () => {
  it('finds it by its reference, with the money it received', async () => {
    const request = linkRequest();
    const { id } = await gateway.createLink(request);
    const payment = razorpay.payQuietly(id);
    const paid = { id, state: 'paid', captures: [{ gatewayPaymentId: payment.id, amount: 1299 }] };
    expect(await gateway.findLink(request.reference)).toMatchObject(paid);
    expect(await gateway.fetchLink(id)).toMatchObject(paid);
  });

  it('returns both payments of a link that was paid twice', async () => {
    const { id } = await gateway.createLink(linkRequest());
    const payments = [razorpay.payQuietly(id), razorpay.payQuietly(id)];
    const { captures } = await gateway.fetchLink(id);
    expect(captures.map(({ gatewayPaymentId }) => gatewayPaymentId)).toEqual(payments.map((payment) => payment.id));
  });

  it('returns null if there is none', async () => {
    await gateway.createLink(linkRequest());
    expect(await gateway.findLink(uuidv7())).toBeNull();
  });

  it('does not count a failed payment as money', async () => {
    const { id } = await gateway.createLink(linkRequest());
    await razorpay.fail(id);
    expect(await gateway.fetchLink(id)).toMatchObject({ state: 'open', captures: [] });
  });

  it('reports an expired link as closed', async () => {
    const { id } = await gateway.createLink(linkRequest());
    await razorpay.expire(id);
    expect(await gateway.fetchLink(id)).toMatchObject({ state: 'closed' });
  });

  it.each(refusals)('fails finally if refused (%s)', async (failure) => {
    razorpay.misbehave('fetchLink', failure);
    expect(await failureOf(gateway.fetchLink('plink_00000000000000'))).toMatchObject({ isFinal: true });
    expect(await failureOf(gateway.fetchLink('plink_00000000000000'))).toMatchObject({ isFinal: true });
  });

  it.each([...unknownUndone, ...unknownDone])('fails temporarily without a response (%s)', async (failure) => {
    const { id, reference } = await gateway.createLink(linkRequest());
    razorpay.misbehave('fetchLink', failure, 2);
    expect(await failureOf(impatient.fetchLink(id))).toMatchObject({ isFinal: false });
    expect(await failureOf(impatient.findLink(reference))).toMatchObject({ isFinal: false });
  });

  it('ends within its timeout', async () => {
    razorpay.misbehave('fetchLink', 'hang');
    // The gateway never answers: without a timeout the test itself would time out.
    expect(await failureOf(impatient.fetchLink('plink_00000000000000'))).toMatchObject({ isFinal: false });
  });

  it('fails temporarily if nothing is listening', async () => {
    const deaf = createRazorpayGateway({ ...razorpay, apiUrl: 'http://127.0.0.1:9', timeoutMs: 300 });
    expect(await failureOf(deaf.fetchLink('plink_00000000000000'))).toMatchObject({ isFinal: false });
  });
});

describe('cancelling a link', () => {
  it('closes it', async () => {
    const { id } = await gateway.createLink(linkRequest());
    await gateway.cancelLink(id);
    expect(await gateway.fetchLink(id)).toMatchObject({ state: 'closed' });
  });

  it('that is already closed is not an error', async () => {
    const { id } = await gateway.createLink(linkRequest());
    await gateway.cancelLink(id);
    await gateway.cancelLink(id);
    const expired = await gateway.createLink(linkRequest());
    await razorpay.expire(expired.id);
    await gateway.cancelLink(expired.id);
    expect(razorpay.links().map(({ status }) => status)).toEqual(['cancelled', 'expired']);
  });

  it('that was paid is not an error, and it stays paid', async () => {
    const { id } = await gateway.createLink(linkRequest());
    razorpay.payQuietly(id);
    await gateway.cancelLink(id);
    expect(await gateway.fetchLink(id)).toMatchObject({ state: 'paid' });
  });

  it.each(refusals)('fails finally if refused while the link is open (%s)', async (failure) => {
    const { id } = await gateway.createLink(linkRequest());
    razorpay.misbehave('cancelLink', failure);
    expect(await failureOf(gateway.cancelLink(id))).toMatchObject({ isFinal: true });
  });

  it.each(unknownUndone)('fails temporarily if nothing was executed (%s)', async (failure) => {
    const { id } = await gateway.createLink(linkRequest());
    razorpay.misbehave('cancelLink', failure);
    expect(await failureOf(impatient.cancelLink(id))).toMatchObject({ isFinal: false });
    await gateway.cancelLink(id);
  });

  it.each(unknownDone)('succeeds if only the response was lost (%s)', async (failure) => {
    const { id } = await gateway.createLink(linkRequest());
    razorpay.misbehave('cancelLink', failure);
    await impatient.cancelLink(id);
    expect(razorpay.links()).toMatchObject([{ status: 'cancelled' }]);
  });
});
