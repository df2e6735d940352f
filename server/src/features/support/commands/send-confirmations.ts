import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { tryHoldName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import type { Language } from '../../../platform/request-language.ts';
import type { SmsSender } from '../../../platform/sms.ts';
import { authUsers } from '../../auth/tables.ts';
import { profiles } from '../../profiles/tables.ts';
import { confirmationMail, confirmationSms } from '../rules/confirmation.ts';
import { callRequests } from '../tables.ts';

export interface Senders {
  mailer: Mailer;
  sms: Pick<SmsSender, 'send'>;
}

type Call = Pick<typeof callRequests.$inferSelect, 'customerPhone' | 'preferredTime'> & {
  /** The one that was given for this call, else the account's. */
  email: string;
  /** Of who asked for it. */
  language: Language;
};

interface Channel {
  isDue: typeof callRequests.isMailDue | typeof callRequests.isSmsDue;
  sent: { isMailDue: false } | { isSmsDue: false };
  send(call: Call, senders: Senders): Promise<void>;
}

const channels: Channel[] = [
  {
    isDue: callRequests.isMailDue,
    sent: { isMailDue: false },
    send: ({ email: to, preferredTime, language }, { mailer }) =>
      mailer.send({ to, ...confirmationMail(preferredTime, language) }),
  },
  {
    isDue: callRequests.isSmsDue,
    sent: { isSmsDue: false },
    send: ({ customerPhone: to, preferredTime, language }, { sms }) =>
      sms.send({ to, text: confirmationSms(preferredTime, language) }),
  },
];

const sentAtOnce = 50;

/** Afterwards the call has been made, or missed. */
const isFresh = gt(callRequests.createdAt, sql`now() - interval '1 day'`);

/**
 * Confirms each call that was asked for, by mail and by SMS. One that fails stays due and keeps no other back; then this
 * throws. A node that stops in between sends twice rather than never; two nodes never take the same one. The newest are
 * taken, in their order: what is refused again and again piles up behind them.
 */
export async function sendConfirmations(db: Database, senders: Senders): Promise<void> {
  const failures: unknown[] = [];
  for (const channel of channels) {
    const due = await db
      .select({ id: callRequests.id })
      .from(callRequests)
      .where(and(channel.isDue, eq(callRequests.status, 'pending'), isFresh))
      .orderBy(desc(callRequests.createdAt))
      .limit(sentAtOnce);
    for (const { id } of due.reverse())
      await confirm(db, { id, channel }, senders).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} confirmations could not be sent`);
}

async function confirm(
  db: Database,
  { id, channel }: { id: string; channel: Channel },
  senders: Senders,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await tryHoldName(tx, `${channel.isDue.name} of ${id}`))) return;
    const [call] = await tx
      .select({
        email: sql<string>`coalesce(${callRequests.customerEmail}, ${authUsers.email})`,
        customerPhone: callRequests.customerPhone,
        preferredTime: callRequests.preferredTime,
        language: profiles.language,
      })
      .from(callRequests)
      .innerJoin(authUsers, eq(authUsers.id, callRequests.userId))
      .leftJoin(profiles, eq(profiles.id, callRequests.userId))
      .where(and(eq(callRequests.id, id), channel.isDue, eq(callRequests.status, 'pending')));
    if (!call) return;
    await channel.send({ ...call, language: call.language ?? 'en' }, senders);
    await tx.update(callRequests).set(channel.sent).where(eq(callRequests.id, id));
  });
}
