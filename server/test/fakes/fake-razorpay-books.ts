import { randomBytes } from 'node:crypto';
import { type FakeLink, type FakePayment, type FakeRefund, Refused } from './fake-razorpay-entities.ts';

const earliestExpirySeconds = 15 * 60;

/** Rules of https://razorpay.com/docs/api/payments/payment-links/ and /refunds/. */
export class FakeBooks {
  readonly links = new Map<string, FakeLink>();
  readonly payments = new Map<string, FakePayment>();
  readonly refunds = new Map<string, FakeRefund>();
  /** `pending` waits for `settleRefund`. */
  refundStatus: 'pending' | 'processed' = 'pending';
  private readonly refundKeys = new Map<string, { body: string; refund: FakeRefund }>();
  private readonly now: () => Date;
  private readonly url: () => string;

  constructor(now: () => Date, url: () => string) {
    this.now = now;
    this.url = url;
  }

  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  createLink(body: Record<string, unknown>): FakeLink {
    const { amount, reference_id, expire_by, callback_url, notes, customer, ...rest } = body;
    if (typeof amount !== 'number' || amount < 100) throw new Refused('The amount must be atleast INR 1.00');
    const reference = text(reference_id);
    if (reference.length > 40) throw new Refused('reference_id: the length must be no more than 40.');
    if (reference && this.linksOf(reference).length > 0) throw new Refused(duplicateOf(reference));
    const expiry = Number(expire_by ?? 0);
    if (expiry !== 0 && expiry < this.seconds() + earliestExpirySeconds) {
      throw new Refused('expire_by: timestamp must be atleast 15 minutes in future');
    }
    const id = `plink_${token()}`;
    const link: FakeLink = {
      ...rest,
      amount,
      reference_id: reference,
      id,
      callback_url: text(callback_url),
      notes: texts(notes),
      customer: texts(customer),
      amount_paid: 0,
      cancelled_at: 0,
      created_at: this.seconds(),
      expire_by: expiry,
      expired_at: 0,
      first_min_partial_amount: 0,
      order_id: `order_${token()}`,
      payments: null,
      reminders: [],
      short_url: `${this.url()}/i/${token().slice(0, 7)}`,
      status: 'created',
      updated_at: this.seconds(),
      upi_link: false,
      user_id: '',
    };
    this.links.set(id, link);
    return link;
  }

  linksOf(reference: string): FakeLink[] {
    return [...this.links.values()].filter((link) => link.reference_id === reference);
  }

  link(id: string): FakeLink {
    const link = this.links.get(id);
    if (!link) throw new Refused('The id provided does not exist');
    return link;
  }

  cancelLink(id: string): FakeLink {
    const link = this.link(id);
    if (link.status === 'paid') throw new Refused('cannot cancel or expire an already paid/partially paid link');
    if (link.status !== 'created') throw new Refused('cannot cancel or expire an expired link');
    return Object.assign(link, { status: 'cancelled', cancelled_at: this.seconds(), updated_at: this.seconds() });
  }

  expireLink(id: string): FakeLink {
    return Object.assign(this.link(id), { status: 'expired', expired_at: this.seconds(), updated_at: this.seconds() });
  }

  /** Razorpay accepts a payment that began while the link was open, even if the link has been closed since. */
  pay(linkId: string, { amount, currency = 'INR' }: { amount?: number; currency?: string } = {}): FakePayment {
    const link = this.link(linkId);
    const payment = Object.assign(this.addPayment(link, 'captured', amount ?? link.amount), { currency });
    const entry = { amount: payment.amount, created_at: this.seconds(), method: 'upi', payment_id: payment.id };
    const earlier = Array.isArray(link.payments) ? link.payments : [];
    Object.assign(link, {
      status: 'paid',
      amount_paid: link.amount_paid + payment.amount,
      payments: [...earlier, { ...entry, plink_id: linkId, status: 'captured', updated_at: this.seconds() }],
    });
    return payment;
  }

  failPayment(linkId: string): FakePayment {
    const link = this.link(linkId);
    return Object.assign(this.addPayment(link, 'failed', link.amount), {
      error_code: 'BAD_REQUEST_ERROR',
      error_description: "Your payment didn't go through as it was declined by the bank.",
      error_source: 'bank',
      error_step: 'payment_authorization',
      error_reason: 'payment_failed',
    });
  }

  payment(id: string): FakePayment {
    const payment = this.payments.get(id);
    if (!payment) throw new Refused('The id provided does not exist');
    return payment;
  }

  refundsOf(paymentId: string): FakeRefund[] {
    return [...this.refunds.values()].filter((refund) => refund.payment_id === paymentId);
  }

  /** One refund per idempotency key: https://razorpay.com/docs/api/refunds/normal-refunds-idempotent/ */
  refund(paymentId: string, body: Record<string, unknown>, key: string | undefined): FakeRefund {
    const known = key === undefined ? undefined : this.refundKeys.get(key);
    const text = JSON.stringify([paymentId, body]);
    if (known?.body === text) return known.refund;
    if (known) throw new Refused('Different request with the same idempotency key has already been processed.', 409);
    const refund = this.addRefund(paymentId, body);
    if (key !== undefined) this.refundKeys.set(key, { body: text, refund });
    return refund;
  }

  settleRefund(refundId: string, status: 'processed' | 'failed'): FakeRefund {
    const refund = this.refunds.get(refundId);
    if (!refund) throw new Refused('The id provided does not exist');
    return Object.assign(refund, { status });
  }

  private addRefund(paymentId: string, body: Record<string, unknown>): FakeRefund {
    const payment = this.payment(paymentId);
    const amount = Number(body.amount ?? payment.amount);
    if (payment.status === 'failed') throw new Refused('The payment status should be captured for action to be taken');
    if (payment.amount_refunded === payment.amount) throw new Refused('The payment has been fully refunded already');
    if (payment.amount_refunded + amount > payment.amount) {
      throw new Refused('The refund amount provided is greater than amount captured');
    }
    payment.amount_refunded += amount;
    const refund: FakeRefund = {
      id: `rfnd_${token()}`,
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: paymentId,
      notes: body.notes ?? [],
      receipt: typeof body.receipt === 'string' ? body.receipt : null,
      acquirer_data: { arn: null },
      created_at: this.seconds(),
      batch_id: null,
      status: this.refundStatus,
      speed_processed: 'normal',
      speed_requested: body.speed ?? 'normal',
    };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  /** The link's notes are on its order and not on the payment, as in the documentation's sample. */
  private addPayment(link: FakeLink, status: 'captured' | 'failed', amount: number): FakePayment {
    const payment: FakePayment = {
      id: `pay_${token()}`,
      entity: 'payment',
      amount,
      currency: 'INR',
      status,
      order_id: link.order_id,
      invoice_id: null,
      international: false,
      method: 'upi',
      amount_refunded: 0,
      refund_status: null,
      captured: status === 'captured',
      description: link.id.replace('plink_', '#'),
      card_id: null,
      bank: null,
      wallet: null,
      vpa: 'customer@upi',
      email: link.customer.email ?? 'void@razorpay.com',
      contact: link.customer.contact ?? '+919000090000',
      notes: [],
      fee: status === 'captured' ? Math.round(amount * 0.0236) : null,
      tax: status === 'captured' ? Math.round(amount * 0.0036) : null,
      error_code: null,
      error_description: null,
      error_source: null,
      error_step: null,
      error_reason: null,
      created_at: this.seconds(),
      linkId: link.id,
    };
    this.payments.set(payment.id, payment);
    return payment;
  }
}

/** Razorpay's exact wording, because callers search the text for the reference. */
function duplicateOf(reference: string): string {
  return `payment link with given reference_id: ${reference} already exists. Please create a payment link with a different reference_id`;
}

export function token(): string {
  const letters = randomBytes(32)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '');
  return letters.slice(0, 14).padEnd(14, '0');
}

function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, entry]) => [key, String(entry)]));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
