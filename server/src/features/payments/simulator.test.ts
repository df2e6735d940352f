import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createSimulator, type Simulator } from './client/simulator-page.ts';
import { GatewayError, type GatewayEvent, type GatewayLink, type LinkRequest, type RefundRequest } from './types.ts';
import { readEvent } from './webhooks/read-event.ts';
import { isSigned } from './webhooks/signature.ts';

const webhookSecret = 'the webhook secret of this node';

interface Received {
  id: string;
  name: string;
  event: GatewayEvent;
  isSigned: boolean;
}

let database: TestDatabase;
let simulator: Simulator;
let page: Hono;
let now: Date;
let received: Received[];
/** What the receiver answers, one after the other; then 200. */
let answers: number[];
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const raw = Buffer.concat(chunks);
  const body = JSON.parse(raw.toString());
  received.push({
    id: String(request.headers['x-razorpay-event-id']),
    name: body.event,
    event: readEvent(body),
    isSigned: isSigned(raw, request.headers['x-razorpay-signature']?.toString(), [webhookSecret]),
  });
  const isRight = request.method === 'POST' && request.url === '/api/webhooks/razorpay';
  response.writeHead(isRight ? (answers.shift() ?? 200) : 404).end();
});
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await database.drop();
  receiver.closeAllConnections();
  receiver.close();
});

beforeEach(() => {
  received = [];
  answers = [];
  now = new Date();
  start();
});

afterEach(() => simulator.stop());

/** A node; what the one before it has kept is in the database. */
function start(): void {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const clock = () => now;
  simulator = createSimulator({ db: database.db, origin, webhookSecret, log, now: clock, retryDelaysMs: [20, 20] });
  page = new Hono().route('/simulated-checkout', simulator.app);
}

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1_000);
}

function linkRequest(change: Partial<LinkRequest> = {}): LinkRequest {
  return {
    reference: uuidv7(),
    bookingId: uuidv7(),
    amount: 129_950,
    description: 'Brake Pads at <b>Asha</b> & Sons',
    customer: { name: 'Asha Rao', email: 'asha@example.com', phone: null },
    expiresAt: new Date(now.getTime() + 20 * 60_000),
    callbackUrl: `${origin}/payment-success?booking_id=b1&payment_id=p1`,
    ...change,
  };
}

async function open(link: GatewayLink, search = '', headers: Record<string, string> = {}) {
  const response = await page.request(`${new URL(link.url).pathname}${search}`, { headers });
  return { response, text: await response.text() };
}

/** Fills the form as the page shows it. */
async function formOf(link: GatewayLink, fields: Record<string, string> = {}): Promise<URLSearchParams> {
  const { text } = await open(link);
  const attempt = /name="attempt" value="(\w+)"/.exec(text)?.[1] ?? '';
  return new URLSearchParams({ attempt, method: 'upi', deed: 'pay', delay: '0', ...fields });
}

async function post(link: GatewayLink, body: URLSearchParams): Promise<{ status: number; to: string }> {
  const response = await page.request(new URL(link.url).pathname, { method: 'POST', body });
  return { status: response.status, to: response.headers.get('location') ?? '' };
}

async function submit(link: GatewayLink, fields: Record<string, string> = {}) {
  return await post(link, await formOf(link, fields));
}

async function told(count: number): Promise<Received[]> {
  await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count), { timeout: 3_000 });
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(received).toHaveLength(count);
  return received;
}

async function failureOf(work: Promise<unknown>): Promise<GatewayError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GatewayError)) throw new Error(`Not a GatewayError: ${String(error)}`);
  return error;
}

describe('the simulated gateway', () => {
  it('makes one link per reference, however often and from however many sides it is asked', async () => {
    const request = linkRequest();
    const links = await Promise.all(Array.from({ length: 8 }, () => simulator.gateway.createLink(request)));
    expect(new Set(links.map(({ id }) => id)).size).toBe(1);
    expect(links[0]).toEqual({
      id: expect.stringMatching(/^plink_[A-Za-z0-9]{14}$/),
      url: `${origin}/simulated-checkout/${links[0]?.id}`,
      reference: request.reference,
      state: 'open',
      captures: [],
    });
    expect(await simulator.gateway.findLink(request.reference)).toEqual(links[0]);
    expect(await simulator.gateway.findLink(uuidv7())).toBeNull();
  });

  it('refuses what Razorpay refuses', async () => {
    const soon = linkRequest({ expiresAt: new Date(now.getTime() + 14 * 60_000) });
    expect(await failureOf(simulator.gateway.createLink(soon))).toMatchObject({ isFinal: true });
    const request = linkRequest();
    await simulator.gateway.createLink(request);
    const other = simulator.gateway.createLink({ ...request, amount: 1 });
    expect(await failureOf(other)).toMatchObject({ isFinal: true });
    expect(await failureOf(simulator.gateway.fetchLink('plink_00000000000000'))).toMatchObject({ isFinal: true });
    expect(await failureOf(simulator.gateway.cancelLink('plink_00000000000000'))).toMatchObject({ isFinal: true });
  });

  it('keeps everything over a restart', async () => {
    const request = linkRequest();
    const link = await simulator.gateway.createLink(request);
    await submit(link, { silent: 'on' });
    const paid = await simulator.gateway.fetchLink(link.id);
    await simulator.stop();
    start();
    expect(await simulator.gateway.findLink(request.reference)).toEqual(paid);
    expect(paid).toMatchObject({ state: 'paid', captures: [{ amount: 129_950 }] });
  });

  it('closes a cancelled link, tells it once, and leaves a paid one paid', async () => {
    const link = await simulator.gateway.createLink(linkRequest());
    await simulator.gateway.cancelLink(link.id);
    await simulator.gateway.cancelLink(link.id);
    expect(await simulator.gateway.fetchLink(link.id)).toMatchObject({ state: 'closed' });
    const [one] = await told(1);
    expect(one?.event).toEqual({ kind: 'closed', reference: link.reference, linkId: link.id });
    const paid = await simulator.gateway.createLink(linkRequest());
    await submit(paid, { silent: 'on' });
    await simulator.gateway.cancelLink(paid.id);
    expect(await simulator.gateway.fetchLink(paid.id)).toMatchObject({ state: 'paid' });
  });

  it('expires a link whose time is over, and tells it once', async () => {
    const link = await simulator.gateway.createLink(linkRequest());
    const form = await formOf(link);
    pass(20 * 60 + 1);
    expect(await post(link, form)).toMatchObject({ status: 303, to: expect.stringContaining('/simulated-checkout/') });
    const states = await Promise.all([1, 2, 3].map(() => simulator.gateway.fetchLink(link.id)));
    expect(states.map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
    expect((await told(1))[0]).toMatchObject({ name: 'payment_link.expired', event: { kind: 'closed' } });
  });

  it('says that it did not answer when the database does not', async () => {
    const gone = await createTestDatabase();
    const { gateway } = createSimulator({
      db: gone.db,
      origin,
      webhookSecret,
      log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    });
    await gone.drop();
    expect(await failureOf(gateway.createLink(linkRequest()))).toMatchObject({ isFinal: false });
  });
});

describe('a simulated refund', () => {
  async function captured(): Promise<RefundRequest> {
    const link = await simulator.gateway.createLink(linkRequest());
    await submit(link, { silent: 'on' });
    const { captures } = await simulator.gateway.fetchLink(link.id);
    return { reference: uuidv7(), gatewayPaymentId: captures[0]?.gatewayPaymentId ?? '', amount: 129_950 };
  }

  it('is made once, done about a second later, and told once', async () => {
    const request = await captured();
    const refunds = await Promise.all(Array.from({ length: 8 }, () => simulator.gateway.refund(request)));
    expect(new Set(refunds.map(({ gatewayRefundId }) => gatewayRefundId)).size).toBe(1);
    expect(refunds[0]?.state).toBe('refunding');
    pass(1);
    const [one] = await told(1);
    expect(one).toMatchObject({
      name: 'refund.processed',
      isSigned: true,
      event: { kind: 'refund', ...refunds[0], reference: request.reference, state: 'refunded' },
    });
    expect(await simulator.gateway.findRefund(request)).toEqual({ ...refunds[0], state: 'refunded' });
    expect(await simulator.gateway.refund(request)).toMatchObject({ state: 'refunded' });
  });

  it('is done although the node that was asked has stopped', async () => {
    const request = await captured();
    const { gatewayRefundId } = await simulator.gateway.refund(request);
    await simulator.stop();
    start();
    expect(await simulator.gateway.findRefund(request)).toEqual({ gatewayRefundId, state: 'refunding' });
    pass(2);
    expect(await simulator.gateway.findRefund(request)).toEqual({ gatewayRefundId, state: 'refunded' });
  });

  it('never exceeds what was captured', async () => {
    const request = await captured();
    const asked = Array.from({ length: 20 }, () => simulator.gateway.refund({ ...request, reference: uuidv7() }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failureOf(simulator.gateway.refund({ ...request, reference: uuidv7() }))).toMatchObject({
      isFinal: true,
    });
  });

  it('of a payment nobody knows is refused, and there is none', async () => {
    const request = { reference: uuidv7(), gatewayPaymentId: 'pay_00000000000000', amount: 1 };
    expect(await failureOf(simulator.gateway.refund(request))).toMatchObject({ isFinal: true });
    expect(await simulator.gateway.findRefund(request)).toBeNull();
  });
});

describe('the hosted page', () => {
  it('shows what is paid for, that no money moves, and lets nothing in from elsewhere', async () => {
    const link = await simulator.gateway.createLink(linkRequest());
    const { response, text } = await open(link);
    expect(response.status).toBe(200);
    expect(text).toContain('Test payment: no money moves');
    expect(text).toContain('Pay ₹1,29,950');
    expect(text).toContain('Brake Pads at &lt;b&gt;Asha&lt;/b&gt; &amp; Sons');
    expect(text).not.toMatch(/<script|style=|onclick/i);
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const style = await page.request('/simulated-checkout/style.css');
    expect(style.headers.get('content-type')).toContain('text/css');
  });

  it('speaks Hindi when it is asked to or the browser prefers it', async () => {
    const link = await simulator.gateway.createLink(linkRequest());
    const wishes: [string, Record<string, string>, string][] = [
      ['', {}, 'en'],
      ['?lang=hi', {}, 'hi'],
      ['?lang=en', { 'accept-language': 'hi' }, 'en'],
      ['', { 'accept-language': 'ta, hi-IN;q=0.9, en;q=0.8' }, 'hi'],
      ['', { 'accept-language': 'hi;q=0.1, en-GB' }, 'en'],
    ];
    for (const [search, headers, language] of wishes) {
      expect((await open(link, search, headers)).text).toContain(`<html lang="${language}">`);
    }
    expect((await open(link, '?lang=hi')).text).toContain('₹1,29,950 का भुगतान करें');
  });

  it('takes the payment and sends the customer back with what Razorpay sends along', async () => {
    const link = await simulator.gateway.createLink(linkRequest());
    const { status, to } = await submit(link, { method: 'card' });
    expect(status).toBe(303);
    const { captures } = await simulator.gateway.fetchLink(link.id);
    expect(captures).toEqual([{ gatewayPaymentId: expect.stringMatching(/^pay_\w{14}$/), amount: 129_950 }]);
    const url = new URL(to);
    expect(`${url.origin}${url.pathname}`).toBe(`${origin}/payment-success`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      booking_id: 'b1',
      payment_id: 'p1',
      razorpay_payment_id: captures[0]?.gatewayPaymentId,
      razorpay_payment_link_id: link.id,
      razorpay_payment_link_reference_id: link.reference,
      razorpay_payment_link_status: 'paid',
      razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { text } = await open(link);
    expect(text).toContain('This payment is done');
    expect(text).not.toContain('<form');
  });

  it('does one deed per form, however often it is sent', async () => {
    const link = await simulator.gateway.createLink(linkRequest());
    const form = await formOf(link);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => post(link, form)));
    expect(new Set(outcomes.map(({ to }) => to)).size).toBe(1);
    expect((await simulator.gateway.fetchLink(link.id)).captures).toHaveLength(1);
    const events = await told(3);
    expect(events.filter(({ name }) => name === 'payment.captured')).toHaveLength(1);
    const failing = await simulator.gateway.createLink(linkRequest());
    const failure = await formOf(failing, { deed: 'fail' });
    await Promise.all(Array.from({ length: 5 }, () => post(failing, failure)));
    await told(4);
  });

  it('pays once when two people pay the same link', async () => {
    const link = await simulator.gateway.createLink(linkRequest());
    const forms = await Promise.all([1, 2, 3].map(() => formOf(link)));
    await Promise.all(forms.map((form) => post(link, form)));
    expect((await simulator.gateway.fetchLink(link.id)).captures).toHaveLength(1);
  });

  it('keeps the customer when the payment fails, who may try again or go back', async () => {
    const link = await simulator.gateway.createLink(linkRequest());
    const { status, to } = await submit(link, { deed: 'fail' });
    expect({ status, to }).toEqual({ status: 303, to: `/simulated-checkout/${link.id}?lang=en&failed=1` });
    const { text } = await open(link, '?lang=en&failed=1');
    expect(text).toContain('Payment failed');
    expect(text).toContain('Try again');
    const back = (/href="([^"]+)">Back to the shop/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
    const { searchParams } = new URL(back);
    expect(searchParams.get('razorpay_payment_link_status')).toBe('created');
    expect(searchParams.has('razorpay_payment_id')).toBe(false);
    expect((await told(1))[0]?.event).toMatchObject({ kind: 'failed', linkId: link.id, reference: link.reference });
    await submit(link);
    expect(await simulator.gateway.fetchLink(link.id)).toMatchObject({ state: 'paid' });
  });

  it('says that a link has expired, was cancelled or is none', async () => {
    const expired = await simulator.gateway.createLink(linkRequest());
    const cancelled = await simulator.gateway.createLink(linkRequest());
    await simulator.gateway.cancelLink(cancelled.id);
    expect((await open(cancelled)).text).toContain('This link was cancelled');
    pass(3_600);
    expect((await open(expired)).text).toContain('This link has expired');
    for (const path of ['plink_00000000000000', 'x', '%00', '%F0']) {
      expect((await page.request(`/simulated-checkout/${path}`)).status).toBe(404);
    }
    const { text } = await open(expired, '?lang=hi');
    expect(text).toContain('इस लिंक का समय समाप्त हो गया है');
  });

  it.each<Record<string, string>>([
    { deed: 'steal' },
    { method: 'cheque' },
    { attempt: '' },
    { attempt: "'; drop table" },
    { delay: '121' },
    { delay: 'x' },
    { silent: 'yes' },
  ])('does nothing with a form that is not its own: %o', async (fields) => {
    const link = await simulator.gateway.createLink(linkRequest());
    expect(await submit(link, fields)).toMatchObject({ status: 400 });
    expect(await simulator.gateway.fetchLink(link.id)).toMatchObject({ state: 'open' });
  });
});

describe('the webhooks of a payment', () => {
  async function pay(fields: Record<string, string> = {}) {
    const link = await simulator.gateway.createLink(linkRequest());
    await submit(link, fields);
    return link;
  }

  it('tell what Razorpay tells, in its order, each under an id of its own and signed', async () => {
    const link = await pay();
    const events = await told(3);
    expect(events.map(({ name }) => name)).toEqual(['payment.authorized', 'payment.captured', 'payment_link.paid']);
    expect(events.every((event) => event.isSigned)).toBe(true);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
    const [capture] = (await simulator.gateway.fetchLink(link.id)).captures;
    const captured = { kind: 'captured', reference: link.reference, linkId: link.id, ...capture };
    expect(events.slice(1).map(({ event }) => event)).toEqual([captured, captured]);
  });

  it('come twice under the same id', async () => {
    await pay({ duplicate: 'on' });
    const events = await told(6);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
  });

  it('come in the wrong order, a failed try last', async () => {
    const link = await pay({ reversed: 'on' });
    const names = (await told(4)).map(({ name }) => name);
    expect(names).toEqual(['payment_link.paid', 'payment.captured', 'payment.authorized', 'payment.failed']);
    expect((await simulator.gateway.fetchLink(link.id)).captures).toHaveLength(1);
  });

  it('come with a wrong signature before the right one', async () => {
    await pay({ badSignature: 'on' });
    expect((await told(6)).map((event) => event.isSigned)).toEqual([false, true, false, true, false, true]);
  });

  it('come late', async () => {
    await pay({ delay: '1' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(received).toHaveLength(0);
    await told(3);
  });

  it('never come', async () => {
    const link = await pay({ silent: 'on' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(received).toHaveLength(0);
    expect(await simulator.gateway.fetchLink(link.id)).toMatchObject({ state: 'paid' });
  });

  it('are tried again a few times when they are not accepted, and then given up', async () => {
    answers = [500, 503];
    await pay();
    const names = (await told(5)).map(({ name }) => name);
    expect(names.filter((name) => name === 'payment.authorized')).toHaveLength(3);
    received = [];
    answers = Array(9).fill(500);
    await pay();
    await told(9);
  });

  it('that are not sent yet when the node stops hold nothing up', async () => {
    await pay({ delay: '120' });
    const start = performance.now();
    await simulator.stop();
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(received).toHaveLength(0);
  });
});
