import type { Hono } from 'hono';

/** Amounts are whole rupees. */
export interface LinkRequest {
  /** Id of our payment; the gateway creates at most one link for it. */
  reference: string;
  bookingId: string;
  amount: number;
  description: string;
  customer: { name: string; email: string; phone: string | null };
  expiresAt: Date;
  callbackUrl: string;
}

export interface GatewayCapture {
  gatewayPaymentId: string;
  /** Amount in units of the currency: 500.5 is ₹500.50. */
  amount: number;
  currency: string;
}

export interface GatewayLink {
  id: string;
  url: string;
  reference: string;
  /** `closed`: cancelled or expired. */
  state: 'open' | 'paid' | 'closed';
  captures: GatewayCapture[];
}

export interface GatewayRefund {
  gatewayRefundId: string;
  state: 'refunding' | 'refunded' | 'refund_failed';
}

export interface RefundRequest {
  /** Id of our refund; the gateway makes one refund for it, however often it is requested. */
  reference: string;
  gatewayPaymentId: string;
  amount: number;
  currency: string;
}

/** If `isFinal`, the gateway refused; otherwise the outcome is unknown, and a retry or look-up is safe. */
export class GatewayError extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

export class GatewayKeyError extends GatewayError {
  constructor(message: string) {
    super(message, false);
  }
}

/** Every call ends within seconds. Failures throw `GatewayError`. */
export interface PaymentGateway {
  name: 'razorpay' | 'simulator';
  /** Creates the link, or returns the existing one with this reference. */
  createLink(request: LinkRequest): Promise<GatewayLink>;
  findLink(reference: string): Promise<GatewayLink | null>;
  fetchLink(linkId: string): Promise<GatewayLink>;
  /** Afterwards the link cannot be paid. Not an error if it is already paid or closed. */
  cancelLink(linkId: string): Promise<void>;
  /** Refunds a capture in full, or returns the existing refund with this reference. */
  refund(request: RefundRequest): Promise<GatewayRefund>;
  findRefund(request: RefundRequest): Promise<GatewayRefund | null>;
}

export type GatewayEvent =
  | ({ kind: 'captured'; reference: string | null; linkId: string | null } & GatewayCapture)
  | { kind: 'failed'; reference: string | null; linkId: string | null; gatewayPaymentId: string }
  | { kind: 'closed'; reference: string | null; linkId: string }
  | ({
      kind: 'refund';
      gatewayPaymentId: string;
      reference: string | null;
      amount: number;
      currency: string;
    } & GatewayRefund)
  | { kind: 'ignored' };

export interface PaymentWork {
  /** Call it after a commit that left something to do. Returns at once. */
  wake(): void;
  /** Ends lapsed holds and processes events, including those left by a stopped node. Never waits for the gateway. */
  sweep(): Promise<void>;
  /** Checks links and refunds at the gateway; may take long. No effect while another node or run does it. */
  askGateway(): Promise<void>;
  idle(): Promise<void>;
}

export interface PaymentEndpoints {
  /** The current secret, and the previous one while it is being replaced. */
  webhookSecrets: readonly string[];
  checkout: Hono | null;
}

export interface Payments {
  gateway: PaymentGateway;
  work: PaymentWork;
  origin: string;
}
