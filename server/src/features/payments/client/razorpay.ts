import type Razorpay from 'razorpay';
import { GatewayError, GatewayKeyError, type GatewayLink, type LinkRequest, type PaymentGateway } from '../types.ts';
import { type RazorpayLink, readLinkIds, readRazorpayLink, toLink, toParts } from './razorpay-answers.ts';
import { ask, connectRazorpay, RazorpayRefusal, type RazorpaySettings } from './razorpay-connection.ts';
import { findRefund, refund } from './razorpay-refunds.ts';

/** https://razorpay.com/docs/api/payments/payment-links/create-standard/; the limit of the name is the dashboard's. */
const longestName = 50;
const longestDescription = 2048;
const largestPage = 100;

/** A link must expire at least 15 minutes ahead. A call makes up to six requests of at most `timeoutMs` each. */
export function createRazorpayGateway(settings: RazorpaySettings): PaymentGateway {
  const razorpay = connectRazorpay(settings);
  return {
    name: 'razorpay',
    createLink: (request) => createLink(razorpay, request),
    findLink: (reference) => findLink(razorpay, reference),
    fetchLink: async (linkId) => toLink(await fetchLink(razorpay, linkId)),
    cancelLink: (linkId) => cancelLink(razorpay, linkId),
    refund: (request) => refund(razorpay, request),
    findRefund: (request) => findRefund(razorpay, request),
  };
}

/** Retrying after an unknown outcome is safe, because Razorpay refuses a second link with the same reference. */
async function createLink(razorpay: Razorpay, request: LinkRequest): Promise<GatewayLink> {
  try {
    return await tryCreating(razorpay, request);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    return (await findCreated(razorpay, request)) ?? (await createAgain(razorpay, request));
  }
}

async function createAgain(razorpay: Razorpay, request: LinkRequest): Promise<GatewayLink> {
  try {
    return await tryCreating(razorpay, request);
  } catch (error) {
    const created = isUnknown(error) ? await findCreated(razorpay, request).catch(() => null) : null;
    if (!created) throw error;
    return created;
  }
}

async function tryCreating(razorpay: Razorpay, request: LinkRequest): Promise<GatewayLink> {
  try {
    return accept(readRazorpayLink(await ask(() => razorpay.paymentLink.create(toBody(request)))), request);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const existing = await findCreated(razorpay, request);
    // The link exists, as Razorpay has just said; the list may lag behind.
    if (!existing) throw new GatewayError('Razorpay knows the reference but lists no link of it', false);
    return existing;
  }
}

async function findCreated(razorpay: Razorpay, request: LinkRequest): Promise<GatewayLink | null> {
  const link = await findRazorpayLink(razorpay, request.reference);
  return link && accept(link, request);
}

async function findLink(razorpay: Razorpay, reference: string): Promise<GatewayLink | null> {
  const link = await findRazorpayLink(razorpay, reference);
  return link && toLink(link);
}

/** https://razorpay.com/docs/api/payments/payment-links/fetch-all-standard/: the list does not contain payments. */
async function findRazorpayLink(razorpay: Razorpay, reference: string): Promise<RazorpayLink | null> {
  const filter = { reference_id: reference, count: largestPage };
  const [linkId] = readLinkIds(await ask(() => razorpay.paymentLink.all(filter)), reference);
  return linkId === undefined ? null : fetchLink(razorpay, linkId);
}

async function fetchLink(razorpay: Razorpay, linkId: string): Promise<RazorpayLink> {
  return readRazorpayLink(await ask(() => razorpay.paymentLink.fetch(linkId)));
}

/** Only an open link can be cancelled. After any error the link's state decides. */
async function cancelLink(razorpay: Razorpay, linkId: string): Promise<void> {
  try {
    await ask(() => razorpay.paymentLink.cancel(linkId));
  } catch (error) {
    const { status } = await fetchLink(razorpay, linkId);
    if (status === 'created' || status === 'partially_paid') throw error;
  }
}

function toBody(request: LinkRequest) {
  const { reference, bookingId, customer } = request;
  return {
    amount: toParts(request.amount),
    currency: 'INR',
    accept_partial: false,
    reference_id: reference,
    description: firstOf(request.description, longestDescription),
    customer: {
      name: firstOf(customer.name, longestName),
      email: customer.email,
      ...(customer.phone && { contact: customer.phone }),
    },
    notify: { sms: false, email: false },
    reminder_enable: false,
    notes: { booking_id: bookingId, payment_id: reference },
    expire_by: Math.floor(request.expiresAt.getTime() / 1000),
    callback_url: request.callbackUrl,
    callback_method: 'get',
  };
}

function firstOf(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}

function accept(link: RazorpayLink, { reference, amount }: LinkRequest): GatewayLink {
  if (link.reference_id !== reference || link.amount !== toParts(amount) || link.currency !== 'INR') {
    throw new GatewayError('Razorpay answered with a link of another payment', true);
  }
  return toLink(link);
}

function isUnknown(error: unknown): boolean {
  return !(error instanceof GatewayKeyError) && !(error instanceof GatewayError && error.isFinal);
}

/** Razorpay has no code, only texts: "given reference_id: X already exists", "reference ID already attempted". */
function isDuplicate(error: unknown): boolean {
  if (!(error instanceof RazorpayRefusal)) return false;
  return /reference[_ ]id/i.test(error.description) && /already (exists|attempted)/i.test(error.description);
}
