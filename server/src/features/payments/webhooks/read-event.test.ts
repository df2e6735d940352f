import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnderstood, readEvent } from './read-event.ts';

const reference = '0199c9a2-5c1e-7aaa-9d0e-0d5a3c1b2f10';

const payment = {
  id: 'pay_FOGsH8uHkF2FbR',
  entity: 'payment',
  amount: 129_900,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_FOGs9Hz3ZaAjsm',
  invoice_id: null,
  international: false,
  method: 'netbanking',
  amount_refunded: 0,
  captured: true,
  description: '#FOGqq3O6E5bkml',
  email: 'gaurav.kumar@example.com',
  contact: '+919988998899',
  notes: [],
  fee: 236,
  tax: 36,
  error_code: null,
  created_at: 1596890289,
};

const link = {
  accept_partial: false,
  amount: 129_900,
  amount_paid: 129_900,
  created_at: 1596890208,
  currency: 'INR',
  expire_by: 1598898599,
  id: 'plink_FOGqq3O6E5bkml',
  notes: { payment_id: reference },
  reference_id: reference,
  short_url: 'https://rzp.io/i/CM5ohDC',
  status: 'paid',
};

const refund = {
  id: 'rfnd_FS8SHGVkRtJt8K',
  entity: 'refund',
  amount: 129_900,
  currency: 'INR',
  payment_id: payment.id,
  notes: {},
  receipt: reference,
  acquirer_data: { arn: null },
  status: 'processed',
  speed_processed: 'normal',
};

function event(name: string, entities: Record<string, object>) {
  return {
    entity: 'event',
    account_id: 'acc_DKoeHMNpi0nC7k',
    event: name,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([key, entity]) => [key, { entity }])),
    created_at: 1596890208,
  };
}

const captured = { kind: 'captured', gatewayPaymentId: payment.id, amount: 1299, currency: 'INR', linkId: link.id };

describe('the meaning of a webhook', () => {
  it.each(['payment_link.paid', 'payment_link.partially_paid'])('%s: money arrived through a link', (name) => {
    expect(readEvent(event(name, { payment_link: link, payment, order: {} }))).toEqual({ ...captured, reference });
  });

  it('payment.captured: money arrived, with the link only in the description', () => {
    expect(readEvent(event('payment.captured', { payment }))).toEqual({ ...captured, reference: null });
  });

  it('payment.captured: money arrived, with the link in the notes', () => {
    const noted = { ...payment, description: 'Brake Pads', notes: { payment_id: reference } };
    expect(readEvent(event('payment.captured', { payment: noted }))).toEqual({ ...captured, reference, linkId: null });
  });

  it.each([
    ['that is no whole rupee', { amount: 50_050 }, { amount: 500.5 }],
    ['of another currency', { amount: 1_250, currency: 'USD' }, { amount: 12.5, currency: 'USD' }],
    ['of a currency without parts', { amount: 500, currency: 'JPY' }, { amount: 500, currency: 'JPY' }],
  ])('payment.captured: money %s is reported as it arrived', (_, change, expected) => {
    const strange = { ...payment, ...change };
    expect(readEvent(event('payment.captured', { payment: strange }))).toEqual({
      ...captured,
      reference: null,
      ...expected,
    });
  });

  it('payment.failed: a payment failed', () => {
    const failed = { ...payment, status: 'failed', error_code: 'BAD_REQUEST_ERROR', amount: 129_950 };
    expect(readEvent(event('payment.failed', { payment: failed }))).toEqual({
      kind: 'failed',
      reference: null,
      linkId: link.id,
      gatewayPaymentId: payment.id,
    });
  });

  it.each(['payment_link.expired', 'payment_link.cancelled'])('%s: the link is closed', (name) => {
    expect(readEvent(event(name, { payment_link: link }))).toEqual({ kind: 'closed', reference, linkId: link.id });
  });

  it.each([
    ['refund.created', 'pending', 'refunding'],
    ['refund.created', 'processed', 'refunded'],
    ['refund.processed', 'processed', 'refunded'],
    ['refund.failed', 'failed', 'refund_failed'],
  ])('%s with status %s: the refund is %s', (name, status, state) => {
    const amount = refund.amount / 100;
    const gatewayRefundId = refund.id;
    const money = { gatewayPaymentId: payment.id, amount, currency: 'INR' };
    const expected = { kind: 'refund', ...money, gatewayRefundId, reference, state };
    expect(readEvent(event(name, { refund: { ...refund, status }, payment }))).toEqual(expected);
    const noted = { ...refund, status, receipt: null, notes: { refund_id: reference } };
    expect(readEvent(event(name, { refund: noted, payment }))).toEqual(expected);
  });

  it('a link or refund that is not ours has no reference', () => {
    const foreign = { ...link, reference_id: 'TS1989' };
    expect(readEvent(event('payment_link.cancelled', { payment_link: foreign }))).toMatchObject({ reference: null });
    const byHand = { ...refund, receipt: 'Receipt No. 31', notes: [] };
    expect(readEvent(event('refund.processed', { refund: byHand }))).toMatchObject({ reference: null });
  });

  it.each(['payment.authorized', 'order.paid', 'refund.speed_changed', 'constructor', '__proto__', ''])(
    '%s is not relevant',
    (name) => {
      const body = event(name, { payment });
      expect(readEvent(body)).toEqual({ kind: 'ignored' });
      expect(isUnderstood(body)).toBe(true);
    },
  );
});

describe('an unreadable webhook', () => {
  it.each([
    ['money without a payment', event('payment_link.paid', { payment_link: link })],
    ['money without a link', event('payment_link.paid', { payment })],
    ['money of no currency', event('payment.captured', { payment: { ...payment, currency: 'rupees' } })],
    ['no money at all', event('payment.captured', { payment: { ...payment, amount: 0 } })],
    ['money as a text', event('payment.captured', { payment: { ...payment, amount: '129900' } })],
    ['a refund of unknown status', event('refund.processed', { refund: { ...refund, status: 'lost' } })],
    ['a closed link without an id', event('payment_link.expired', { payment_link: { reference_id: reference } })],
    ['no event', { payload: {} }],
    ['no payload', { event: 'payment.captured' }],
    ['nothing', null],
  ])('is ignored and recognised as unreadable: %s', (_, body) => {
    expect(readEvent(body)).toEqual({ kind: 'ignored' });
    expect(isUnderstood(body)).toBe(false);
  });

  it('never throws, for any input', () => {
    const names = fc.constantFrom('payment_link.paid', 'payment.failed', 'refund.failed', 'payment_link.expired');
    const entity = fc.record({ entity: fc.oneof(fc.anything(), fc.constantFrom(payment, link, refund)) });
    const payload = fc.record({ payment: entity, payment_link: entity, refund: entity }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ event: names, payload })), (body) => {
        readEvent(body);
        isUnderstood(body);
      }),
    );
  });
});
