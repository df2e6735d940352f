import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { mails } from '../tables.ts';
import type { ClaimedMail, GivenUpReason } from '../types.ts';

export type MailOutcome =
  | { kind: 'sent' }
  /** The notification was read or replaced, so nothing is sent. */
  | { kind: 'dropped' }
  | { kind: 'later'; afterSeconds: number; reason: GivenUpReason; detail: string }
  | { kind: 'given_up'; reason: GivenUpReason; detail: string };

const longestDetail = 500;

/** If more news joined the mail during the sending (`round` grew), it is queued again. */
export async function recordOutcome(db: Database, { id, round }: ClaimedMail, outcome: MailOutcome): Promise<void> {
  const isSettled = sql`round = ${round}`;
  switch (outcome.kind) {
    case 'dropped':
      await db.delete(mails).where(sql`${eq(mails.id, id)} and ${isSettled}`);
      await db.execute(sql`update mails set leased_until = null where id = ${id} and state = 'waiting'`);
      return;
    case 'sent':
      // Address and facts, including any link, are no longer needed.
      await db.execute(sql`
        update mails set leased_until = null, reason = null, detail = null,
          state = case when ${isSettled} then 'sent' else 'waiting' end,
          settled_at = case when ${isSettled} then now() end,
          facts = case when ${isSettled} then '{}' else facts end,
          address = case when ${isSettled} then null else address end,
          attempts = case when ${isSettled} then attempts else 0 end,
          due_at = case when ${isSettled} then due_at else now() end
        where id = ${id} and state = 'waiting'`);
      return;
    case 'later':
      await db.execute(sql`
        update mails set leased_until = null, due_at = now() + make_interval(secs => ${outcome.afterSeconds}),
          reason = ${outcome.reason}, detail = ${cut(outcome.detail)}
        where id = ${id} and state = 'waiting'`);
      return;
    case 'given_up':
      await db.execute(sql`
        update mails set leased_until = null, state = 'given_up', settled_at = now(),
          reason = ${outcome.reason}, detail = ${cut(outcome.detail)},
          facts = case when ${outcome.reason} = 'expired' then '{}' else facts end
        where id = ${id} and state = 'waiting'`);
  }
}

function cut(detail: string): string {
  return [...detail].slice(0, longestDetail).join('');
}
