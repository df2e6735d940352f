import { and, asc, eq, isNull, lte, notInArray, sql } from 'drizzle-orm';
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
  /** Once aborted, no further event is processed. */
  signal: AbortSignal;
}

const readAtOnce = 200;

/** Limit of the counter, which only orders failed events after the others. */
const mostAttempts = 1_000;

/** More failures mean an outage on our side; the remaining events wait for the next run. */
const mostFailures = 1_000;

/**
 * Processes all events that were stored when this began, those that never failed first. Effect and mark are one
 * transaction, so each event takes effect once, even if the node dies. A failed event is logged and waits for the next
 * run; later events wake this again.
 */
export async function processEvents(db: Database, around: Surroundings): Promise<void> {
  const began = await presentOf(db);
  const failed: string[] = [];
  while (failed.length < mostFailures) {
    const waiting = await db
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(
        and(
          isNull(webhookEvents.processedAt),
          lte(webhookEvents.receivedAt, began),
          failed.length > 0 ? notInArray(webhookEvents.id, failed) : undefined,
        ),
      )
      .orderBy(asc(webhookEvents.attempts), asc(webhookEvents.receivedAt))
      .limit(readAtOnce);
    if (waiting.length === 0) return;
    for (const { id } of waiting) {
      if (around.signal.aborted) return;
      if (!(await tryEvent(db, id, around))) failed.push(id);
    }
  }
}

/** Time by the database's clock, plus one millisecond because stored times are rounded. */
async function presentOf(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ present: string }>(sql`select now() + interval '1 millisecond' as present`);
  return new Date(rows[0]?.present ?? 0);
}

/** False if it failed or another node is processing it. */
async function tryEvent(db: Database, id: string, { now, log, bookingLimits }: Surroundings): Promise<boolean> {
  try {
    return await db.transaction((tx) => processEvent(tx, id, { now: now(), bookingLimits }));
  } catch (error) {
    log.error({ err: error, event: id }, 'a payment event failed');
    await db
      .update(webhookEvents)
      .set({ attempts: sql`least(attempts + 1, ${mostAttempts})` })
      .where(eq(webhookEvents.id, id));
    return false;
  }
}

interface Present {
  now: Date;
  bookingLimits: BookingLimits;
}

async function processEvent(tx: Database, id: string, present: Present): Promise<boolean> {
  const [event] = await tx
    .select({ body: webhookEvents.body })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.processedAt)))
    .for('update', { skipLocked: true });
  if (!event) return false;
  if (isUnderstood(event.body)) await act(tx, readEvent(event.body), present);
  else await recordUnmatched(tx, { kind: 'unreadable_event', gatewayId: id });
  await tx.update(webhookEvents).set({ processedAt: sql`now()` }).where(eq(webhookEvents.id, id));
  return true;
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
