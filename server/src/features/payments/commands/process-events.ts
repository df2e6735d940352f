import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { BookingLimits } from '../../bookings/types.ts';
import { findPayment } from '../queries/find-payment.ts';
import { webhookEvents } from '../tables.ts';
import type { GatewayEvent } from '../types.ts';
import { isUnderstood, readEvent } from '../webhooks/read-event.ts';
import { noteClosed, noteFailure } from './note-failure.ts';
import { noteRefund } from './note-refund.ts';
import { recordUnmatched } from './record-unmatched.ts';
import { settleCapture } from './settle-capture.ts';

interface Surroundings {
  now: () => Date;
  log: Logger;
  bookingLimits: BookingLimits;
}

/**
 * Acts on every stored event that has not been acted on. The act and its mark are one transaction: an event has its
 * effect once, whatever happens to the node. One that fails is logged and waits for the next time.
 */
export async function processEvents(db: Database, { now, log, bookingLimits }: Surroundings): Promise<void> {
  const waiting = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(isNull(webhookEvents.processedAt))
    .orderBy(asc(webhookEvents.attempts), asc(webhookEvents.receivedAt))
    .limit(200);
  for (const { id } of waiting) {
    try {
      await db.transaction((tx) => processEvent(tx, id, { now: now(), bookingLimits }));
    } catch (error) {
      log.error({ err: error, event: id }, 'a payment event failed');
      await db.update(webhookEvents).set({ attempts: sql`attempts + 1` }).where(eq(webhookEvents.id, id));
    }
  }
}

interface Present {
  now: Date;
  bookingLimits: BookingLimits;
}

async function processEvent(tx: Database, id: string, present: Present): Promise<void> {
  const [event] = await tx
    .select({ body: webhookEvents.body })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.processedAt)))
    .for('update', { skipLocked: true });
  if (!event) return;
  if (isUnderstood(event.body)) await act(tx, readEvent(event.body), present);
  else await recordUnmatched(tx, { kind: 'unreadable_event', gatewayId: id });
  await tx.update(webhookEvents).set({ processedAt: sql`now()` }).where(eq(webhookEvents.id, id));
}

async function act(tx: Database, event: GatewayEvent, present: Present): Promise<void> {
  if (event.kind === 'ignored') return;
  if (event.kind === 'refund') return await noteRefund(tx, event);
  const payment = await findPayment(tx, event);
  switch (event.kind) {
    case 'captured': {
      if (payment) return await settleCapture(tx, { payment, ...present, ...event });
      const { gatewayPaymentId, amount, currency } = event;
      const gatewayId = gatewayPaymentId;
      return await recordUnmatched(tx, { kind: 'unknown_capture', gatewayId, gatewayPaymentId, amount, currency });
    }
    case 'failed':
      return payment ? await noteFailure(tx, payment) : undefined;
    case 'closed':
      return payment ? await noteClosed(tx, payment) : undefined;
  }
}
