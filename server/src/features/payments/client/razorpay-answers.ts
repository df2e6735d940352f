import { partDigits } from '@pahiya/contract/shared/currency';
import { z } from 'zod';
import { GatewayError, type GatewayLink, type GatewayRefund } from '../types.ts';

const paise = z.coerce.number().int().min(0);

/** https://razorpay.com/docs/api/payments/payment-links/entity/ */
const link = z.looseObject({
  id: z.string().min(1),
  amount: paise,
  currency: z.string().regex(/^[A-Z]{3}$/),
  reference_id: z.string().nullish(),
  short_url: z.string(),
  status: z.enum(['created', 'partially_paid', 'expired', 'cancelled', 'paid']),
  payments: z
    .array(z.looseObject({ payment_id: z.string().min(1), amount: paise, status: z.string() }))
    .nullish()
    .catch([]),
});
export type RazorpayLink = z.infer<typeof link>;

/** Razorpay's other lists use `items`. */
const links = z.looseObject({ payment_links: z.array(z.looseObject({ id: z.string(), reference_id: z.unknown() })) });

/** https://razorpay.com/docs/api/refunds/entity/ */
const refund = z.looseObject({
  id: z.string().min(1),
  amount: paise,
  receipt: z.string().nullish(),
  notes: z.unknown(),
  status: z.enum(['pending', 'processed', 'failed']),
});
const refunds = z.looseObject({ items: z.array(refund) });
export type RazorpayRefund = z.infer<typeof refund>;

const ourNotes = z.object({ refund_id: z.string() });

/** Both brought money, even if it was refunded later. */
const capturedStates = ['captured', 'refunded'];

const linkStates = {
  created: 'open',
  partially_paid: 'open',
  paid: 'paid',
  cancelled: 'closed',
  expired: 'closed',
} as const;

const refundStates = { pending: 'refunding', processed: 'refunded', failed: 'refund_failed' } as const;

export function readRazorpayLink(answer: unknown): RazorpayLink {
  return parse(link, answer);
}

/** Filters again, because the API's filter is not relied on. */
export function readLinkIds(answer: unknown, reference: string): string[] {
  return parse(links, answer)
    .payment_links.filter((entry) => entry.reference_id === reference)
    .map(({ id }) => id);
}

export function readRefundOf(answer: unknown, reference: string): RazorpayRefund | undefined {
  return parse(refunds, answer).items.find(
    ({ receipt, notes }) => receipt === reference || ourNotes.safeParse(notes).data?.refund_id === reference,
  );
}

export function readRazorpayRefund(answer: unknown): RazorpayRefund {
  return parse(refund, answer);
}

/** Throws if the URL is not valid, or if a paid link does not list its payment. */
export function toLink(entity: RazorpayLink): GatewayLink {
  if (!/^https?:\/\//.test(entity.short_url)) {
    throw new GatewayError('Invalid payment link returned from gateway', true);
  }
  const state = linkStates[entity.status];
  const captures = (entity.payments ?? [])
    .filter(({ status }) => capturedStates.includes(status))
    .map(
      // A link's payments have no currency of their own; it is the link's.
      ({ payment_id, amount }) => ({
        gatewayPaymentId: payment_id,
        amount: fromParts(amount, entity.currency),
        currency: entity.currency,
      }),
    );
  if (state === 'paid' && captures.length === 0)
    throw new GatewayError('Razorpay tells no payment of a paid link', false);
  return { id: entity.id, url: entity.short_url, reference: entity.reference_id ?? '', state, captures };
}

export function toRefund({ id, status }: RazorpayRefund): GatewayRefund {
  return { gatewayRefundId: id, state: refundStates[status] };
}

/** Razorpay uses the smallest currency unit: https://razorpay.com/docs/api/understand/#currency-subunits. */
export function toParts(amount: number, currency = 'INR'): number {
  return Math.round(amount * 10 ** partDigits(currency));
}

export function fromParts(parts: number, currency: string): number {
  return parts / 10 ** partDigits(currency);
}

/** The error is not final: a response of an unknown shape does not show whether the request was executed. */
function parse<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const { success, data } = schema.safeParse(answer);
  if (!success) throw new GatewayError('Razorpay answered in an unknown shape', false);
  return data;
}
