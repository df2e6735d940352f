/** Follows Razorpay's documentation. The fake and the tests read only the typed properties. */
export interface FakeLink extends Record<string, unknown> {
  id: string;
  amount: number;
  amount_paid: number;
  reference_id: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  expire_by: number;
  short_url: string;
  order_id: string;
  callback_url: string;
  notes: Record<string, string>;
  customer: Record<string, string>;
}

export interface FakePayment extends Record<string, unknown> {
  id: string;
  amount: number;
  amount_refunded: number;
  status: 'authorized' | 'captured' | 'failed' | 'refunded';
  linkId: string;
}

export interface FakeRefund extends Record<string, unknown> {
  id: string;
  amount: number;
  payment_id: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
}

export class Refused extends Error {
  readonly status: number;

  constructor(description: string, status = 400) {
    super(description);
    this.status = status;
  }
}
