import { z } from 'zod';
import { fromParts } from '../client/razorpay-answers.ts';
import type { GatewayCapture, GatewayEvent } from '../types.ts';

/** Our references are row ids. Links and refunds made on the dashboard have other references or none. */
const reference = z.uuid().nullable().catch(null);

const currency = z.string().regex(/^[A-Z]{3}$/);

/** https://razorpay.com/docs/webhooks/payments/: without notes, a payment's `notes` is an empty list. */
const payment = z.looseObject({
  id: z.string().min(1),
  amount: z.int().min(1),
  currency,
  description: z.unknown(),
  notes: z.looseObject({ payment_id: reference }).catch({ payment_id: null }),
});

/** https://razorpay.com/docs/webhooks/payment-links/ */
const link = z.looseObject({ id: z.string().min(1), reference_id: reference });

/** https://razorpay.com/docs/webhooks/refunds/ */
const refund = z.looseObject({
  id: z.string().min(1),
  payment_id: z.string().min(1),
  amount: z.int().min(1),
  currency: currency.default('INR'),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: reference,
  notes: z.looseObject({ refund_id: reference }).catch({ refund_id: null }),
});

const envelope = z.looseObject({ event: z.string(), payload: z.record(z.string(), z.unknown()) });
const withPayment = z.looseObject({ payment: z.looseObject({ entity: payment }) });
const withLink = z.looseObject({ payment_link: z.looseObject({ entity: link }) });
const withRefund = z.looseObject({ refund: z.looseObject({ entity: refund }) });

type Payload = Record<string, unknown>;

const ignored: GatewayEvent = { kind: 'ignored' };
const refundStates = { pending: 'refunding', processed: 'refunded', failed: 'refund_failed' } as const;

/** Events that change something. Authorised payments, orders and others are always followed by one of these. */
const readers: Record<string, (payload: Payload) => GatewayEvent> = {
  'payment_link.paid': readLinkPaid,
  'payment_link.partially_paid': readLinkPaid,
  'payment_link.expired': readLinkClosed,
  'payment_link.cancelled': readLinkClosed,
  'payment.captured': readCaptured,
  'payment.failed': readFailed,
  'refund.created': readRefund,
  'refund.processed': readRefund,
  'refund.failed': readRefund,
};

/** Never throws. Irrelevant and unreadable events are both `ignored`; `isUnderstood` distinguishes them. */
export function readEvent(body: unknown): GatewayEvent {
  return parseEvent(body) ?? ignored;
}

/** False if a relevant event does not match the documentation. It was signed, so a person must look at it. */
export function isUnderstood(body: unknown): boolean {
  return parseEvent(body) !== null;
}

function parseEvent(body: unknown): GatewayEvent | null {
  const { data } = envelope.safeParse(body);
  if (!data) return null;
  const reader = Object.hasOwn(readers, data.event) ? readers[data.event] : undefined;
  if (!reader) return ignored;
  try {
    return reader(data.payload);
  } catch (error) {
    if (error instanceof z.ZodError) return null;
    throw error;
  }
}

function readLinkPaid(payload: Payload): GatewayEvent {
  const { entity } = withLink.parse(payload).payment_link;
  return { kind: 'captured', reference: entity.reference_id, linkId: entity.id, ...readMoney(payload) };
}

function readLinkClosed(payload: Payload): GatewayEvent {
  const { entity } = withLink.parse(payload).payment_link;
  return { kind: 'closed', reference: entity.reference_id, linkId: entity.id };
}

function readCaptured(payload: Payload): GatewayEvent {
  return { kind: 'captured', ...originOf(payload), ...readMoney(payload) };
}

function readFailed(payload: Payload): GatewayEvent {
  return { kind: 'failed', ...originOf(payload), gatewayPaymentId: withPayment.parse(payload).payment.entity.id };
}

function readRefund(payload: Payload): GatewayEvent {
  const { entity } = withRefund.parse(payload).refund;
  return {
    kind: 'refund',
    gatewayPaymentId: entity.payment_id,
    reference: entity.receipt ?? entity.notes.refund_id,
    amount: fromParts(entity.amount, entity.currency),
    currency: entity.currency,
    gatewayRefundId: entity.id,
    state: refundStates[entity.status],
  };
}

/** Accepts any amount and currency; money that does not pay the booking is refunded. */
function readMoney(payload: Payload): GatewayCapture {
  const { id, amount, currency } = withPayment.parse(payload).payment.entity;
  return { gatewayPaymentId: id, amount: fromParts(amount, currency), currency };
}

/**
 * A payment names its link only indirectly: in the link's notes if Razorpay copies them, and with the link's id without
 * prefix as the description (`#FOGqq3O6E5bkml` in the sample of the page above).
 */
function originOf(payload: Payload): { reference: string | null; linkId: string | null } {
  const { entity } = withPayment.parse(payload).payment;
  const [, name] = /^#([A-Za-z0-9]{14})$/.exec(String(entity.description)) ?? [];
  return { reference: entity.notes.payment_id, linkId: name ? `plink_${name}` : null };
}
