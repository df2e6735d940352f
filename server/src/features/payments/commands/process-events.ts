import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { BookingLimits } from '../../calendar/types.ts';
import { findPayment } from '../queries/find-payment.ts';
import { eventPauseSeconds } from '../rules.ts';
import { webhookEvents } from '../tables.ts';
import type { GatewayEvent } from '../types.ts';
import { isUnderstood, readEvent } from '../webhooks/read-event.ts';
import { recordClosed, recordFailure } from './record-failure.ts';
import { recordRefund } from './record-refund.ts';
import { recordUnmatched } from './record-unmatched.ts';
import { settleCapture } from './settle-capture.ts';

interface Dependencies {
  now: () => Date;
  log: Logger;
  bookingLimits: BookingLimits;
  signal: AbortSignal;
}

const readAtOnce = 200;

const mostAttempts = 1_000;

/** Effect and mark are one transaction, so each event takes effect once. A failure is put off and delays no other. */
export async function processEvents(db: Database, deps: Dependencies): Promise<void> {
  const began = await presentOf(db);
  let last: DueEvent | undefined;
  do {
    const waiting = await listDue(db, { began, after: last });
    for (const event of waiting) {
      if (deps.signal.aborted) return;
      await tryEvent(db, event, deps);
    }
    last = waiting.at(-1);
  } while (last);
}

/** Time by the database's clock, plus one millisecond because stored times are rounded. */
async function presentOf(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ present: string }>(sql`select now() + interval '1 millisecond' as present`);
  return new Date(rows[0]?.present ?? 0);
}

type DueEvent = Pick<typeof webhookEvents.$inferSelect, 'id' | 'dueAt' | 'attempts'>;

interface Reach {
  began: Date;
  after: DueEvent | undefined;
}

/** A cursor keeps a run from meeting an event twice. */
async function listDue(db: Database, { began, after }: Reach): Promise<DueEvent[]> {
  const { id, dueAt, attempts, processedAt } = webhookEvents;
  const isFurther = after && sql`(${dueAt}, ${id}) > (${after.dueAt.toISOString()}::timestamptz, ${after.id})`;
  return await db
    .select({ id, dueAt, attempts })
    .from(webhookEvents)
    .where(and(isNull(processedAt), lte(dueAt, began), isFurther))
    .orderBy(asc(dueAt), asc(id))
    .limit(readAtOnce);
}

async function tryEvent(db: Database, event: DueEvent, { now, log, bookingLimits }: Dependencies): Promise<void> {
  try {
    await db.transaction((tx) => processEvent(tx, event, { now: now(), bookingLimits }));
  } catch (error) {
    log.error({ err: error, event: event.id }, 'a payment event failed');
    await defer(db, event);
  }
}

async function defer(db: Database, { id, dueAt, attempts }: DueEvent): Promise<void> {
  const failures = Math.min(attempts + 1, mostAttempts);
  await db
    .update(webhookEvents)
    .set({ attempts: failures, dueAt: sql`now() + make_interval(secs => ${eventPauseSeconds(failures)})` })
    .where(and(eq(webhookEvents.id, id), eq(webhookEvents.dueAt, dueAt), isNull(webhookEvents.processedAt)));
}

interface Present {
  now: Date;
  bookingLimits: BookingLimits;
}

async function processEvent(tx: Database, { id, dueAt }: DueEvent, present: Present): Promise<void> {
  const [event] = await tx
    .select({ body: webhookEvents.body })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.id, id), eq(webhookEvents.dueAt, dueAt), isNull(webhookEvents.processedAt)))
    .for('update', { skipLocked: true });
  if (!event) return;
  if (isUnderstood(event.body)) await act(tx, readEvent(event.body), present);
  else await recordUnmatched(tx, { kind: 'unreadable_event', gatewayId: id });
  await tx.update(webhookEvents).set({ processedAt: sql`now()` }).where(eq(webhookEvents.id, id));
}

async function act(tx: Database, event: GatewayEvent, present: Present): Promise<void> {
  if (event.kind === 'ignored') return;
  if (event.kind === 'refund') return await recordRefund(tx, event);
  const payment = await findPayment(tx, event);
  switch (event.kind) {
    case 'captured': {
      if (payment) return await settleCapture(tx, { payment, ...present, ...event });
      const { gatewayPaymentId, amount, currency } = event;
      const gatewayId = gatewayPaymentId;
      return await recordUnmatched(tx, { kind: 'unknown_capture', gatewayId, gatewayPaymentId, amount, currency });
    }
    case 'failed':
      return payment ? await recordFailure(tx, payment) : undefined;
    case 'closed':
      return payment ? await recordClosed(tx, payment) : undefined;
  }
}
