const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Search parameters of a payment page (product, section 2.1). */
export interface PaymentSearch {
  booking_id?: string;
  payment_id?: string;
  reason?: string;
}

/** Reads our parameters and drops those a gateway adds. */
export function readPaymentSearch(search: Record<string, unknown>): PaymentSearch {
  return {
    booking_id: idOf(search.booking_id),
    payment_id: idOf(search.payment_id),
    reason: typeof search.reason === 'string' ? search.reason : undefined,
  };
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && uuid.test(value) ? value : undefined;
}

const ours = new Set(['booking_id', 'payment_id', 'reason', 'lang']);

/** Whether the address has parameters that are not for this page, such as the gateway's signature. */
export function hasForeignParts(search: object): boolean {
  return Object.keys(search).some((name) => !ours.has(name));
}
