import type { Database } from '../../../database/pool.ts';
import {
  GatewayError,
  type GatewayLink,
  type GatewayRefund,
  type LinkRequest,
  type PaymentGateway,
  type RefundRequest,
} from '../types.ts';
import { readRazorpayLink, readRazorpayRefund, toLink, toParts, toRefund } from './razorpay-answers.ts';
import { newLink, newRefund, type SimulatedLink, type SimulatedRefund, toSeconds } from './simulator-entities.ts';
import { addEntity, findEntity, listEntities, saveEntity } from './simulator-store.ts';
import type { WebhookSender } from './simulator-webhooks.ts';

export interface SimulatorParts {
  db: Database;
  origin: string;
  now: () => Date;
  sender: WebhookSender;
}

/** Razorpay refuses links that would expire sooner. */
const earliestExpirySeconds = 15 * 60;
const refundTakesMs = 1_000;

/** Follows Razorpay's rules on a table of its own, so that a restart loses nothing. */
export function createSimulatedGateway(parts: SimulatorParts): PaymentGateway {
  return {
    name: 'simulator',
    createLink: (request) => answer(() => createLink(parts, request)),
    findLink: (reference) => answer(() => findLink(parts, reference)),
    fetchLink: (linkId) => answer(async () => toGatewayLink(await currentLink(parts, linkId))),
    cancelLink: (linkId) => answer(() => cancelLink(parts, linkId)),
    refund: (request) => answer(() => refund(parts, request)),
    findRefund: (request) => answer(() => findRefund(parts, request)),
  };
}

/** An overdue link expires when it is read. */
export async function currentLink(parts: SimulatorParts, linkId: string): Promise<SimulatedLink> {
  const { db, now, sender } = parts;
  const link = await findEntity(db, { kind: 'payment_link', id: linkId });
  if (!link) throw unknownId();
  if (!isOverdue(link, now())) return link;
  const { closed, link: latest } = await close(db, linkId, { status: 'expired', expired_at: toSeconds(now()) });
  if (closed) sender.send([{ name: 'payment_link.expired', link: latest }]);
  return latest;
}

export function isOverdue({ status, expire_by }: SimulatedLink, now: Date): boolean {
  return status === 'created' && expire_by <= toSeconds(now);
}

async function createLink(parts: SimulatorParts, request: LinkRequest): Promise<GatewayLink> {
  const { db, origin, now } = parts;
  if (toSeconds(request.expiresAt) < toSeconds(now()) + earliestExpirySeconds) {
    const existing = await findLink(parts, request.reference);
    if (existing) return existing;
    throw new GatewayError('expire_by: timestamp must be atleast 15 minutes in future', true);
  }
  await addEntity(db, 'payment_link', request.reference, newLink(request, origin, now()));
  const [link] = await listEntities(db, 'payment_link', request.reference);
  if (!link || link.amount !== toParts(request.amount)) {
    throw new GatewayError('The reference belongs to a link of another amount', true);
  }
  return toGatewayLink(await currentLink(parts, link.id));
}

async function findLink(parts: SimulatorParts, reference: string): Promise<GatewayLink | null> {
  const [link] = await listEntities(parts.db, 'payment_link', reference);
  return link ? toGatewayLink(await currentLink(parts, link.id)) : null;
}

async function cancelLink({ db, now, sender }: SimulatorParts, linkId: string): Promise<void> {
  const { closed, link } = await close(db, linkId, { status: 'cancelled', cancelled_at: toSeconds(now()) });
  if (closed) sender.send([{ name: 'payment_link.cancelled', link }]);
}

async function close(db: Database, linkId: string, change: Partial<SimulatedLink>) {
  return await db.transaction(async (tx) => {
    const link = await findEntity(tx, { kind: 'payment_link', id: linkId, isLocked: true });
    if (!link) throw unknownId();
    if (link.status !== 'created') return { closed: false, link };
    const latest = { ...link, ...change };
    await saveEntity(tx, latest);
    return { closed: true, link: latest };
  });
}

/** Locks the payment's row, so that concurrent refunds never exceed what was captured. */
async function refund(parts: SimulatorParts, request: RefundRequest): Promise<GatewayRefund> {
  const made = await parts.db.transaction(async (tx) => {
    const { gatewayPaymentId, reference } = request;
    const payment = await findEntity(tx, { kind: 'payment', id: gatewayPaymentId, isLocked: true });
    if (!payment) throw unknownId();
    const refunds = await listEntities(tx, 'refund', gatewayPaymentId);
    const known = refunds.find(({ receipt }) => receipt === reference);
    if (known) return known;
    const refunded = payment.amount_refunded + toParts(request.amount, request.currency);
    if (payment.status !== 'captured' || refunded > payment.amount) {
      throw new GatewayError('The refund amount provided is greater than amount captured', true);
    }
    const entity = newRefund(request, parts.now());
    await addEntity(tx, 'refund', gatewayPaymentId, entity);
    const status = refunded === payment.amount ? 'refunded' : payment.status;
    await saveEntity(tx, { ...payment, status, amount_refunded: refunded });
    return entity;
  });
  // Timers may fire slightly early.
  parts.sender.later(refundTakesMs + 50, async () => {
    await settle(parts, made);
  });
  return toGatewayRefund(made);
}

async function findRefund(parts: SimulatorParts, request: RefundRequest): Promise<GatewayRefund | null> {
  const refunds = await listEntities(parts.db, 'refund', request.gatewayPaymentId);
  const known = refunds.find(({ receipt }) => receipt === request.reference);
  return known ? toGatewayRefund(await settle(parts, known)) : null;
}

/** About a second after the request, with a timer or, after a restart, when the refund is read. */
async function settle(
  { db, now, sender }: SimulatorParts,
  { id, payment_id }: SimulatedRefund,
): Promise<SimulatedRefund> {
  const { settled, refund, payment } = await db.transaction(async (tx) => {
    const refund = await findEntity(tx, { kind: 'refund', id, isLocked: true });
    const payment = await findEntity(tx, { kind: 'payment', id: payment_id });
    if (!refund || !payment) throw unknownId();
    const isDue = now().getTime() >= refund.created_at * 1_000 + refundTakesMs;
    if (refund.status !== 'pending' || !isDue) return { settled: false, refund, payment };
    const processed = { ...refund, status: 'processed' as const };
    await saveEntity(tx, processed);
    return { settled: true, refund: processed, payment };
  });
  if (settled) sender.send([{ name: 'refund.processed', refund, payment }]);
  return refund;
}

function toGatewayLink(link: SimulatedLink): GatewayLink {
  return toLink(readRazorpayLink(link));
}

function toGatewayRefund(refund: SimulatedRefund): GatewayRefund {
  return toRefund(readRazorpayRefund(refund));
}

function unknownId(): GatewayError {
  return new GatewayError('The id provided does not exist', true);
}

/** A database failure counts as a gateway without a response. */
async function answer<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError('The simulator did not answer', false, { cause: error });
  }
}
