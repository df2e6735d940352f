import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type SimulatorNode, startSimulatorNode } from '../../../test/simulator-node.ts';

let database: TestDatabase;
let node: SimulatorNode;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  node = await startSimulatorNode(database);
});

afterEach(() => node.stop());

afterAll(() => database.drop());

describe('the hosted page', () => {
  it('shows what is paid for, says that no money moves, and loads nothing from elsewhere', async () => {
    const link = await node.createLink();
    const { response, text } = await node.open(link);
    expect(response.status).toBe(200);
    expect(text).toContain('Test payment: no money moves');
    expect(text).toContain('Pay ₹1,29,950');
    expect(text).toContain('Brake Pads at &lt;b&gt;Asha&lt;/b&gt; &amp; Sons');
    expect(text).not.toMatch(/<script|style=|onclick/i);
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${node.origin}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const style = await node.get('/simulated-checkout/style.css');
    expect(style.response.headers.get('content-type')).toContain('text/css');
  });

  it("uses the requested language or the browser's preferred one", async () => {
    const link = await node.createLink();
    const cases: [string, Record<string, string>, string][] = [
      ['', {}, 'en'],
      ['?lang=hi', {}, 'hi'],
      ['?lang=en', { 'accept-language': 'hi' }, 'en'],
      ['', { 'accept-language': 'fr, ta-IN;q=0.9, en;q=0.8' }, 'ta'],
      ['', { cookie: 'lang=kn', 'accept-language': 'hi' }, 'kn'],
      ['?lang=xx', {}, 'en'],
      ['', { 'accept-language': 'hi;q=0.1, en-GB' }, 'en'],
    ];
    for (const [search, headers, language] of cases) {
      expect((await node.open(link, search, headers)).text).toContain(`<html lang="${language}">`);
    }
    const { text } = await node.open(link, '?lang=hi');
    expect(text).toContain('₹1,29,950 का भुगतान करें');
    expect(text.match(/hreflang="[a-z]{2}">/g)).toHaveLength(10);
    expect(text).toContain('?lang=ta" lang="ta" hreflang="ta">தமிழ்</a>');
  });

  it("accepts the payment and redirects with Razorpay's parameters", async () => {
    const link = await node.createLink();
    const { status, to } = await node.submit(link, { method: 'card' });
    expect(status).toBe(303);
    const { captures } = await node.gateway.fetchLink(link.id);
    const gatewayPaymentId = expect.stringMatching(/^pay_\w{14}$/);
    expect(captures).toEqual([{ gatewayPaymentId, amount: 129_950, currency: 'INR' }]);
    const url = new URL(to);
    expect(`${url.origin}${url.pathname}`).toBe(`${node.origin}/payment-success`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      booking_id: 'b1',
      payment_id: 'p1',
      razorpay_payment_id: captures[0]?.gatewayPaymentId,
      razorpay_payment_link_id: link.id,
      razorpay_payment_link_reference_id: link.reference,
      razorpay_payment_link_status: 'paid',
      razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { text } = await node.open(link);
    expect(text).toContain('This payment is complete');
    expect(text).not.toContain('<form');
  });

  it('executes one action per form, however often it is sent', async () => {
    const link = await node.createLink();
    const form = await node.formOf(link);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => node.post(link, form)));
    expect(new Set(outcomes.map(({ to }) => to)).size).toBe(1);
    expect((await node.gateway.fetchLink(link.id)).captures).toHaveLength(1);
    const events = await node.receive(3);
    expect(events.filter(({ name }) => name === 'payment.captured')).toHaveLength(1);
    const failing = await node.createLink();
    const failure = await node.formOf(failing, { choice: 'fail' });
    await Promise.all(Array.from({ length: 5 }, () => node.post(failing, failure)));
    await node.receive(4);
  });

  it('accepts one payment when several people pay the same link', async () => {
    const link = await node.createLink();
    const forms = await Promise.all([1, 2, 3].map(() => node.formOf(link)));
    await Promise.all(forms.map((form) => node.post(link, form)));
    expect((await node.gateway.fetchLink(link.id)).captures).toHaveLength(1);
  });

  it('stays open after a failed payment, so that the customer can retry or return', async () => {
    const link = await node.createLink();
    const { status, to } = await node.submit(link, { choice: 'fail' });
    expect({ status, to }).toEqual({ status: 303, to: `/simulated-checkout/${link.id}?lang=en&failed=1` });
    const { text } = await node.open(link, '?lang=en&failed=1');
    expect(text).toContain('Payment failed');
    expect(text).toContain('Try again');
    const back = (/href="([^"]+)">Back to Pahiya/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
    const { searchParams } = new URL(back);
    expect(searchParams.get('razorpay_payment_link_status')).toBe('created');
    expect(searchParams.has('razorpay_payment_id')).toBe(false);
    expect((await node.receive(1))[0]?.event).toMatchObject({
      kind: 'failed',
      linkId: link.id,
      reference: link.reference,
    });
    await node.submit(link);
    expect(await node.gateway.fetchLink(link.id)).toMatchObject({ state: 'paid' });
  });

  it('says that a link has expired, was cancelled or does not exist', async () => {
    const expired = await node.createLink();
    const cancelled = await node.createLink();
    await node.gateway.cancelLink(cancelled.id);
    expect((await node.open(cancelled)).text).toContain('This link was cancelled');
    node.pass(3_600);
    expect((await node.open(expired)).text).toContain('This link has expired');
    for (const path of ['plink_00000000000000', 'x', '%00', '%F0']) {
      expect((await node.get(`/simulated-checkout/${path}`)).response.status).toBe(404);
    }
    const { text } = await node.open(expired, '?lang=hi');
    expect(text).toContain('इस लिंक का समय समाप्त हो गया है');
  });

  it.each<Record<string, string>>([
    { choice: 'steal' },
    { method: 'cheque' },
    { attempt: '' },
    { attempt: "'; drop table" },
    { delay: '121' },
    { delay: 'x' },
    { silent: 'yes' },
  ])('ignores an invalid form: %o', async (fields) => {
    const link = await node.createLink();
    expect(await node.submit(link, fields)).toMatchObject({ status: 400 });
    expect(await node.gateway.fetchLink(link.id)).toMatchObject({ state: 'open' });
  });
});
