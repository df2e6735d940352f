import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { LinkRequest, RefundRequest } from '../types.ts';
import { toParts } from './razorpay-answers.ts';

/** Entities in Razorpay's format (https://razorpay.com/docs/api/payments/payment-links/entity/). */
export const simulatedLink = z.looseObject({
  id: z.string(),
  amount: z.int(),
  amount_paid: z.int(),
  reference_id: z.string(),
  status: z.enum(['created', 'paid', 'cancelled', 'expired']),
  expire_by: z.int(),
  order_id: z.string(),
  description: z.string(),
  callback_url: z.string(),
  notes: z.record(z.string(), z.string()),
  customer: z.record(z.string(), z.string()),
  payments: z.array(z.looseObject({ payment_id: z.string() })).nullable(),
});
export type SimulatedLink = z.infer<typeof simulatedLink>;

export const simulatedPayment = z.looseObject({
  id: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  status: z.enum(['authorized', 'captured', 'refunded', 'failed']),
});
export type SimulatedPayment = z.infer<typeof simulatedPayment>;

export const simulatedRefund = z.looseObject({
  id: z.string(),
  amount: z.int(),
  payment_id: z.string(),
  receipt: z.string(),
  status: z.enum(['pending', 'processed']),
  created_at: z.int(),
});
export type SimulatedRefund = z.infer<typeof simulatedRefund>;

export const paymentMethods = ['upi', 'card', 'netbanking'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const checkoutPath = '/simulated-checkout';

const nameLength = 14;

export function randomName(): string {
  return toName(randomBytes(4 * nameLength));
}

/** Equal for the same attempt on the same link, so that a form posted again creates no second payment. */
export function paymentId(linkId: string, attempt: string): string {
  return `pay_${toName(createHash('sha512').update(`${linkId} ${attempt}`).digest())}`;
}

function toName(bytes: Buffer): string {
  return bytes
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, nameLength);
}

export function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

export function newLink(request: LinkRequest, origin: string, now: Date): SimulatedLink {
  const { reference, bookingId, customer } = request;
  const id = `plink_${randomName()}`;
  return {
    accept_partial: false,
    amount: toParts(request.amount),
    amount_paid: 0,
    callback_method: 'get',
    callback_url: request.callbackUrl,
    cancelled_at: 0,
    created_at: toSeconds(now),
    currency: 'INR',
    customer: { name: customer.name, email: customer.email, ...(customer.phone && { contact: customer.phone }) },
    description: request.description,
    expire_by: toSeconds(request.expiresAt),
    expired_at: 0,
    first_min_partial_amount: 0,
    id,
    notes: { booking_id: bookingId, payment_id: reference },
    notify: { email: false, sms: false },
    order_id: `order_${randomName()}`,
    payments: null,
    reference_id: reference,
    reminder_enable: false,
    reminders: [],
    short_url: `${origin}${checkoutPath}/${id}`,
    status: 'created',
    updated_at: toSeconds(now),
    upi_link: false,
    user_id: '',
  };
}

interface PaymentInput {
  id: string;
  method: PaymentMethod;
  status: 'captured' | 'failed';
}

export function newPayment(link: SimulatedLink, { id, method, status }: PaymentInput, now: Date): SimulatedPayment {
  const isCaptured = status === 'captured';
  return {
    id,
    entity: 'payment',
    amount: link.amount,
    currency: 'INR',
    status,
    order_id: link.order_id,
    invoice_id: null,
    international: false,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: isCaptured,
    description: link.id.replace('plink_', '#'),
    card_id: method === 'card' ? id.replace('pay_', 'card_') : null,
    bank: method === 'netbanking' ? 'HDFC' : null,
    wallet: null,
    vpa: method === 'upi' ? 'customer@upi' : null,
    email: link.customer.email ?? null,
    contact: link.customer.contact ?? null,
    notes: link.notes,
    fee: isCaptured ? 0 : null,
    tax: isCaptured ? 0 : null,
    ...(isCaptured ? noError : bankDeclined),
    created_at: toSeconds(now),
  };
}

const noError = { error_code: null, error_description: null, error_source: null, error_step: null, error_reason: null };

const bankDeclined = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'The bank declined the payment.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};

export function withPayment(link: SimulatedLink, payment: SimulatedPayment, now: Date): SimulatedLink {
  const seconds = toSeconds(now);
  const entry = {
    amount: payment.amount,
    created_at: seconds,
    method: payment.method,
    payment_id: payment.id,
    plink_id: link.id,
    status: 'captured',
    updated_at: seconds,
  };
  const payments = [...(link.payments ?? []), entry];
  return { ...link, status: 'paid', amount_paid: link.amount_paid + payment.amount, payments, updated_at: seconds };
}

export function newRefund(request: RefundRequest, now: Date): SimulatedRefund {
  return {
    id: `rfnd_${randomName()}`,
    entity: 'refund',
    amount: toParts(request.amount, request.currency),
    currency: request.currency,
    payment_id: request.gatewayPaymentId,
    notes: { refund_id: request.reference },
    receipt: request.reference,
    acquirer_data: { arn: null },
    created_at: toSeconds(now),
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}
