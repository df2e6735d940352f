import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { tryHoldName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import type { SmsSender } from '../../../platform/sms.ts';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../../profiles/tables.ts';
import { confirmationSms } from '../rules/confirmation.ts';
import { callRequests } from '../tables.ts';

const sentAtOnce = 50;

/** Afterwards the call has been made, or missed. */
const isDue = and(
  callRequests.isSmsDue,
  eq(callRequests.status, 'pending'),
  gt(callRequests.createdAt, sql`now() - interval '1 day'`),
);

/**
 * Confirms each call that was asked for by SMS; its mail goes the way of all mails. One that fails stays due and keeps no
 * other back; then this throws. A node that stops in between sends twice rather than never; two nodes never take the same
 * one. The newest are taken, in their order: what is refused again and again piles up behind them.
 */
export async function sendConfirmations(db: Database, sms: Pick<SmsSender, 'send'>): Promise<void> {
  const failures: unknown[] = [];
  const due = await db
    .select({ id: callRequests.id })
    .from(callRequests)
    .where(isDue)
    .orderBy(desc(callRequests.createdAt))
    .limit(sentAtOnce);
  for (const { id } of due.reverse()) await confirm(db, id, sms).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} confirmations could not be sent`);
}

async function confirm(db: Database, id: string, sms: Pick<SmsSender, 'send'>): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await tryHoldName(tx, `sms of call ${id}`))) return;
    const [call] = await tx
      .select({
        to: callRequests.customerPhone,
        preferredTime: callRequests.preferredTime,
        language: profiles.language,
      })
      .from(callRequests)
      .innerJoin(authUsers, eq(authUsers.id, callRequests.userId))
      .leftJoin(profiles, eq(profiles.id, callRequests.userId))
      .where(and(eq(callRequests.id, id), isDue));
    if (!call) return;
    await sms.send({ to: call.to, text: confirmationSms(call.preferredTime, call.language ?? 'en') });
    await tx.update(callRequests).set({ isSmsDue: false }).where(eq(callRequests.id, id));
  });
}
