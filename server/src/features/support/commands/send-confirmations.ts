import { eq, sql } from 'drizzle-orm';
import { dueNow } from '../../../database/due-now.ts';
import type { Database } from '../../../database/pool.ts';
import { backOff } from '../../../platform/back-off.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Language } from '../../../platform/request-language.ts';
import type { SmsSender } from '../../../platform/sms.ts';
import { confirmationSms } from '../rules/confirmation.ts';
import { callRequests } from '../tables/call-tables.ts';

interface Parts {
  sms: Pick<SmsSender, 'send'>;
  log: Pick<Logger, 'warn' | 'error'>;
  signal?: AbortSignal;
}

interface ClaimedCall extends Record<string, unknown> {
  id: string;
  to: string;
  preferredTime: string;
  language: Language;
  attempts: number;
}

const sentAtOnce = 8;

/** Longer than a provider takes; then the call can be claimed again. */
const leaseSeconds = 120;

/** About two hours, pauses included. */
const mostAttempts = 9;
const pauses = { firstSeconds: 30, longestSeconds: 3_600 };

/** No transaction is open while an SMS is sent. A node that stops in between sends twice rather than never. */
export async function sendConfirmations(db: Database, parts: Parts): Promise<void> {
  while (!parts.signal?.aborted) {
    const claimed = await claim(db);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((call) => confirm(db, call, parts)));
  }
}

async function claim(db: Database): Promise<ClaimedCall[]> {
  const { rows } = await db.execute<ClaimedCall>(sql`
    with due as (
      select id from call_requests where is_sms_due and status = 'pending' and sms_due_at <= ${dueNow}
      order by sms_due_at limit ${sentAtOnce} for update skip locked
    )
    update call_requests taken
    set sms_attempts = taken.sms_attempts + 1, sms_due_at = now() + make_interval(secs => ${leaseSeconds})
    from due where taken.id = due.id
    returning taken.id, taken.customer_phone as "to", taken.preferred_time as "preferredTime",
      taken.sms_attempts as attempts,
      coalesce((select language from profiles p where p.id = taken.user_id), 'en') as language`);
  return rows;
}

async function confirm(db: Database, call: ClaimedCall, { sms, log }: Parts): Promise<void> {
  const { id, to, attempts } = call;
  try {
    await sms.send({ to, text: confirmationSms(new Date(call.preferredTime), call.language) });
    await db.update(callRequests).set({ isSmsDue: false }).where(eq(callRequests.id, id));
  } catch (error) {
    const isGivenUp = attempts >= mostAttempts;
    if (isGivenUp) log.error({ err: error, call: id, attempts }, 'an SMS was given up');
    else log.warn({ err: error, call: id, attempts }, 'an SMS could not be sent');
    await recordFailure(db, call, isGivenUp);
  }
}

async function recordFailure(db: Database, { id, attempts }: ClaimedCall, isGivenUp: boolean): Promise<void> {
  const dueAt = sql`now() + make_interval(secs => ${backOff(attempts, pauses)})`;
  await db
    .update(callRequests)
    .set(isGivenUp ? { isSmsDue: false, smsGivenUpAt: sql`now()` } : { smsDueAt: dueAt })
    .where(eq(callRequests.id, id));
}
