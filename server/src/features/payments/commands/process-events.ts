import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import { findPayment } from '../queries/find-payment.ts';
import { webhookEvents } from '../tables.ts';
import type { GatewayEvent } from '../types.ts';
import { readEvent } from '../webhooks/read-event.ts';
import { noteClosed, noteFailure } from './note-failure.ts';
import { noteRefund } from './note-refund.ts';
import { settleCapture } from './settle-capture.ts';

interface Surroundings {
  now: () => Date;
  log: Logger;
}

/**
 * Acts on every stored event that has not been acted on. The act and its mark are one transaction: an event has its
 * effect once, whatever happens to the node. One that fails is logged and waits for the next time.
 */
export async function processEvents(db: Database, { now, log }: Surroundings): Promise<void> {
  const waiting = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(isNull(webhookEvents.processedAt))
    .orderBy(asc(webhookEvents.attempts), asc(webhookEvents.receivedAt))
    .limit(200);
  for (const { id } of waiting) {
    try {
      await db.transaction((tx) => processEvent(tx, id, now()));
    } catch (error) {
      log.error({ err: error, event: id }, 'a payment event failed');
      await db.update(webhookEvents).set({ attempts: sql`attempts + 1` }).where(eq(webhookEvents.id, id));
    }
  }
}

async function processEvent(tx: Database, id: string, now: Date): Promise<void> {
  const [event] = await tx
    .select({ body: webhookEvents.body })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.processedAt)))
    .for('update', { skipLocked: true });
  if (!event) return;
  await act(tx, readEvent(event.body), now);
  await tx.update(webhookEvents).set({ processedAt: sql`now()` }).where(eq(webhookEvents.id, id));
}

async function act(tx: Database, event: GatewayEvent, now: Date): Promise<void> {
  if (event.kind === 'ignored') return;
  if (event.kind === 'refund') return await noteRefund(tx, event);
  const payment = await findPayment(tx, event);
  if (!payment) return;
  switch (event.kind) {
    case 'captured':
      return await settleCapture(tx, { payment, now, ...event });
    case 'failed':
      return await noteFailure(tx, payment);
    case 'closed':
      return await noteClosed(tx, payment);
  }
}
