import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { refundPauseMinutes } from '../rules.ts';
import { paymentCaptures, paymentRefunds, payments } from '../tables.ts';
import { GatewayError, type PaymentGateway } from '../types.ts';
import { askEach, type Round } from './ask-each.ts';
import { logGatewayError } from './log-gateway-error.ts';
import { recordRefund } from './record-refund.ts';

type Refund = typeof paymentRefunds.$inferSelect & { currency: string };

interface Dependencies extends Round {
  gateway: PaymentGateway;
}

const readAtOnce = 500;

const mostAttempts = 1_000;

/** Safe to repeat, because the refund's id is the gateway's idempotency key. Skips captures of another gateway. */
export async function askRefunds(db: Database, deps: Dependencies): Promise<void> {
  const { gateway } = deps;
  const waiting = await db
    .select({ ...getTableColumns(paymentRefunds), currency: paymentCaptures.currency })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.gatewayPaymentId, paymentRefunds.gatewayPaymentId))
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(
      and(
        eq(paymentRefunds.state, 'refunding'),
        isNull(paymentRefunds.gatewayRefundId),
        eq(payments.gateway, gateway.name),
      ),
    )
    .orderBy(sql`${paymentRefunds.askedAt} nulls first`)
    .limit(readAtOnce);
  await askEach(waiting, (refund) => askInTurn(db, deps, refund), deps);
}

async function askInTurn(db: Database, deps: Dependencies, refund: Refund): Promise<void> {
  if (await takeTurn(db, refund)) await ask(db, deps, refund);
}

/** Storing the time of the request claims it, so that only one node sends it. */
async function takeTurn(db: Database, refund: Refund): Promise<boolean> {
  const pause = refundPauseMinutes(refund.attempts);
  const { rows } = await db.execute(sql`
    update payment_refunds set asked_at = now(), attempts = least(attempts + 1, ${mostAttempts})
    where id = ${refund.id} and gateway_refund_id is null
      and (asked_at is null or asked_at < now() - make_interval(mins => ${pause}))
    returning id`);
  return rows.length > 0;
}

async function ask(
  db: Database,
  { gateway, log }: Dependencies,
  { id, gatewayPaymentId, amount, currency }: Refund,
): Promise<void> {
  const asked = { reference: id, gatewayPaymentId, amount, currency };
  try {
    const made = await gateway.refund(asked);
    await db.transaction((tx) => recordRefund(tx, { ...asked, ...made }));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    logGatewayError(log, error, id);
    // A final refusal: a person must act, and until then the customer sees a delayed refund.
    const refusal = { ...asked, gatewayRefundId: null, state: 'refund_failed' } as const;
    if (error.isFinal) await db.transaction((tx) => recordRefund(tx, refusal));
  }
}
