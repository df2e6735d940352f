import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { attemptOf, findLatest } from '../queries/find-latest.ts';
import { findPayer, type Payer } from '../queries/find-payer.ts';
import type { Payment } from '../queries/find-payment.ts';
import { chooseLink, nextHold } from '../rules.ts';
import { payments } from '../tables.ts';
import { GatewayError, type PaymentGateway } from '../types.ts';
import { logGatewayError } from './log-gateway-error.ts';
import { movePayment } from './move-payment.ts';
import { recordFailure } from './record-failure.ts';

interface LinkInput {
  userId: UserId;
  bookingId: string;
  gateway: PaymentGateway;
  log: Logger;
  callbackUrl: (payment: { id: string; bookingId: string }) => string;
}

type Refusal = 'NOT_FOUND' | 'NOTHING_TO_PAY' | 'HOLD_EXPIRED' | 'TOO_MANY_ATTEMPTS' | 'TOO_LITTLE_TIME';

export type LinkOutcome =
  | { ok: true; paymentId: string; url: string; expiresAt: Date }
  | { ok: false; reason: Refusal | 'GATEWAY_FAILED' };

/** Stores the attempt before it asks the gateway, with the attempt's id as reference, so that no link is ever lost. */
export async function createLink(
  db: Database,
  { userId, bookingId, gateway, log, callbackUrl }: LinkInput,
): Promise<LinkOutcome> {
  const opened = await db.transaction((tx) => openAttempt(tx, { userId, bookingId, gateway: gateway.name }));
  if (!opened.ok) return opened;
  const { payment, payer } = opened;
  if (payment.linkUrl !== null) return answer(payment, payment.linkUrl);
  try {
    const link = await gateway.createLink({
      reference: payment.id,
      bookingId,
      amount: payment.amount,
      description: payer.description,
      customer: payer.customer,
      expiresAt: payment.expiresAt,
      callbackUrl: callbackUrl(payment),
    });
    await db.transaction((tx) => keepLink(tx, payment, link));
    return answer(payment, link.url);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    logGatewayError(log, error, payment.id);
    if (error.isFinal) await db.transaction((tx) => recordFailure(tx, payment));
    return { ok: false, reason: 'GATEWAY_FAILED' };
  }
}

function answer(payment: Payment, url: string): LinkOutcome {
  return { ok: true, paymentId: payment.id, url, expiresAt: payment.expiresAt };
}

/** A link that arrives after its attempt was closed can still be paid, so it is checked again. */
export async function keepLink(tx: Database, payment: Payment, link: { id: string; url: string }): Promise<void> {
  await tx
    .update(payments)
    .set({ linkId: link.id, linkUrl: link.url, closedAt: null, updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id));
  await movePayment(tx, payment.id, 'link_made');
}

interface Wanted {
  userId: UserId;
  bookingId: string;
  gateway: PaymentGateway['name'];
}

type Opened = { ok: true; payment: Payment; payer: Payer } | { ok: false; reason: Refusal };

async function openAttempt(tx: Database, { userId, bookingId, gateway }: Wanted): Promise<Opened> {
  const payer = await findPayer(tx, { userId, bookingId });
  if (!payer) return { ok: false, reason: 'NOT_FOUND' };
  if (!payer.isPayable) return { ok: false, reason: payer.isReleased ? 'HOLD_EXPIRED' : 'NOTHING_TO_PAY' };
  const { clock, holdEndsAt } = payer;
  const latest = await findLatest(tx, bookingId);
  const choice = chooseLink({ latest: latest && attemptOf(latest), clock, holdEndsAt });
  switch (choice) {
    case 'TOO_MANY_ATTEMPTS':
    case 'TOO_LITTLE_TIME':
      return { ok: false, reason: choice };
    case 'current':
      if (!latest) break;
      return { ok: true, payment: latest, payer };
    case 'reopened':
      if (!latest) break;
      await movePayment(tx, latest.id, 'reopened');
      await keepSlot(tx, bookingId, payer);
      return { ok: true, payment: latest, payer };
    case 'fresh':
      break;
  }
  // A link about to expire is replaced; the reconciliation cancels it.
  if (latest) await movePayment(tx, latest.id, 'closed');
  const attempt = (latest?.attempt ?? 0) + 1;
  const payment = await insertAttempt(tx, { bookingId, attempt, gateway, amount: payer.amount });
  await keepSlot(tx, bookingId, payer);
  return { ok: true, payment, payer };
}

type NewAttempt = Pick<Payment, 'bookingId' | 'attempt' | 'gateway' | 'amount'>;

async function insertAttempt(tx: Database, attempt: NewAttempt): Promise<Payment> {
  const [payment] = await tx
    .insert(payments)
    .values({
      ...attempt,
      id: uuidv7(),
      state: 'created',
      // A link must never outlive the hold.
      expiresAt: sql`(select hold_ends_at from bookings where id = ${attempt.bookingId})`,
    })
    .returning();
  if (!payment) throw new Error('The new payment is missing');
  return payment;
}

async function keepSlot(tx: Database, bookingId: string, { heldUntil, holdEndsAt, clock }: Payer): Promise<void> {
  const opened = { kind: 'link_opened', endsAt: holdEndsAt } as const;
  const hold = nextHold({ state: 'open', until: heldUntil ?? clock }, opened, clock);
  if (!('until' in hold)) throw new Error('The booking to be paid has no slot');
  await tx.execute(sql`
    update bookings set payment_status = 'pending', held_until = hold_ends_at, updated_at = now()
    where id = ${bookingId}`);
}
