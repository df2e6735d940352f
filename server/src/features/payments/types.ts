import type { Hono } from 'hono';

/** What a gateway is asked for when a link is made: whole rupees. */
export interface LinkRequest {
  /** Our payment's id: the gateway makes at most one link for it. */
  reference: string;
  bookingId: string;
  amount: number;
  description: string;
  customer: { name: string; email: string; phone: string | null };
  expiresAt: Date;
  /** Where the gateway sends the customer back to. */
  callbackUrl: string;
}

/** Money that came, whatever the link asked for. */
export interface GatewayCapture {
  gatewayPaymentId: string;
  /** In whole units of the currency and parts of them: 500.5 is ₹500.50. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

export interface GatewayLink {
  id: string;
  url: string;
  reference: string;
  /** `closed`: cancelled or expired, it can no longer be paid. */
  state: 'open' | 'paid' | 'closed';
  /** Money that has come over this link. */
  captures: GatewayCapture[];
}

export interface GatewayRefund {
  gatewayRefundId: string;
  state: 'refunding' | 'refunded' | 'refund_failed';
}

export interface RefundRequest {
  /** Our refund's id: asked again with it, the gateway makes no second refund. */
  reference: string;
  gatewayPaymentId: string;
  /** As the capture has it. */
  amount: number;
  currency: string;
}

/**
 * The gateway did not do what it was asked. `isFinal`: it said no, asking again is of no use; otherwise nothing is known
 * of the outcome, it may have done it, and asking again or looking it up is safe.
 */
export class GatewayError extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

/** The gateway does not accept our key, which is our fault: nothing was done, and asking works once the key is mended. */
export class GatewayKeyError extends GatewayError {
  constructor(message: string) {
    super(message, false);
  }
}

/** A provider of payment links. Every call ends within seconds; one that fails throws `GatewayError`. */
export interface PaymentGateway {
  name: 'razorpay' | 'simulator';
  /** Makes the link, or answers the one that its reference already has. */
  createLink(request: LinkRequest): Promise<GatewayLink>;
  /** Null when there is no link of this reference. */
  findLink(reference: string): Promise<GatewayLink | null>;
  fetchLink(linkId: string): Promise<GatewayLink>;
  /** Afterwards the link cannot be paid; one that was paid or is closed already is no error. */
  cancelLink(linkId: string): Promise<void>;
  /** Refunds a capture in full, or answers the refund that its reference already has. */
  refund(request: RefundRequest): Promise<GatewayRefund>;
  /** Null when the payment has no refund of this reference. */
  findRefund(request: RefundRequest): Promise<GatewayRefund | null>;
}

/** What a webhook tells, in the product's words. */
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
  /** Of no concern to us. */
  | { kind: 'ignored' };

/** Does what stands in the database to be done about payments. */
export interface PaymentWork {
  /** After a commit that left something to do; returns at once. */
  wake(): void;
  /** Ends holds whose time is over and acts on events, also those that no one has woken it for. Never asks the gateway. */
  sweep(): Promise<void>;
  /** Asks the gateway about links and refunds; takes as long as it does. */
  askGateway(): Promise<void>;
  /** Resolves when what was woken is done. */
  idle(): Promise<void>;
}

/** Addresses that are no procedures. */
export interface PaymentDoors {
  /** Secrets that sign webhooks: the current one, and the previous one while it is being replaced. */
  webhookSecrets: readonly string[];
  /** The simulator's hosted page; null with a real gateway. */
  checkout: Hono | null;
}

/** What the procedures of payments and bookings get. */
export interface Payments {
  gateway: PaymentGateway;
  work: PaymentWork;
  /** Without a slash at the end. */
  origin: string;
}
