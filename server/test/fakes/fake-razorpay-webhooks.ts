import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { token } from './fake-razorpay-books.ts';
import type { FakeLink, FakePayment, FakeRefund } from './fake-razorpay-entities.ts';

export interface Delivery {
  /** Sent at once under one event id. */
  copies?: number;
  delayMs?: number;
  isReversed?: boolean;
  signature?: 'right' | 'wrong' | 'missing';
  /** Signs with another secret, as after a change of secrets. */
  secret?: string;
  /** Sends the same JSON in different bytes. */
  isReserialised?: boolean;
}

export interface FakeWebhook {
  id: string;
  event: string;
  body: string;
}

export interface Entities {
  payment_link?: FakeLink;
  payment?: FakePayment;
  refund?: FakeRefund;
}

export function linkPaid(link: FakeLink, payment: FakePayment): FakeWebhook[] {
  return [
    webhook('payment.authorized', { payment: { ...payment, status: 'authorized', captured: false } }),
    webhook('payment.captured', { payment }),
    webhook('payment_link.paid', { payment_link: link, payment }),
  ];
}

/** The envelope of https://razorpay.com/docs/webhooks/payment-links/. */
export function webhook(event: string, { payment_link, payment, refund }: Entities): FakeWebhook {
  const payload = {
    ...(payment_link && { order: { entity: orderOf(payment_link) }, payment_link: { entity: payment_link } }),
    ...(payment && { payment: { entity: withoutLink(payment) } }),
    ...(refund && { refund: { entity: refund } }),
  };
  const body = {
    account_id: 'acc_FakeAccount000',
    contains: Object.keys(payload),
    created_at: Math.floor(Date.now() / 1000),
    entity: 'event',
    event,
    payload,
  };
  return { id: token(), event, body: JSON.stringify(body) };
}

/** HTTP statuses; 0 without a response. */
export async function deliver(
  url: string,
  secret: string,
  webhooks: FakeWebhook[],
  delivery: Delivery = {},
): Promise<number[]> {
  const { copies = 1, delayMs = 0, isReversed = false } = delivery;
  if (delayMs > 0) await sleep(delayMs);
  const statuses: number[] = [];
  for (const one of isReversed ? [...webhooks].reverse() : webhooks) {
    const sent = Array.from({ length: copies }, () => post(url, delivery.secret ?? secret, one, delivery));
    statuses.push(...(await Promise.all(sent)));
  }
  return statuses;
}

async function post(url: string, secret: string, { id, body }: FakeWebhook, delivery: Delivery): Promise<number> {
  const { signature = 'right', isReserialised = false } = delivery;
  const signed = createHmac('sha256', signature === 'wrong' ? `not ${secret}` : secret)
    .update(body)
    .digest('hex');
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-event-id': id,
      ...(signature !== 'missing' && { 'x-razorpay-signature': signed }),
    },
    body: isReserialised ? JSON.stringify(JSON.parse(body), null, 2) : body,
  }).catch(() => null);
  await response?.body?.cancel();
  return response?.status ?? 0;
}

function orderOf(link: FakeLink) {
  return {
    amount: link.amount,
    amount_due: link.amount - link.amount_paid,
    amount_paid: link.amount_paid,
    attempts: 1,
    currency: 'INR',
    entity: 'order',
    id: link.order_id,
    notes: link.notes,
    offer_id: null,
    receipt: link.reference_id,
    status: link.status === 'paid' ? 'paid' : 'attempted',
  };
}

function withoutLink({ linkId, ...entity }: FakePayment): Record<string, unknown> {
  return entity;
}
