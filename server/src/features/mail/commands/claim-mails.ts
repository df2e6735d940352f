import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { ClaimedMail } from '../types.ts';

/** Longer than one sending takes: what a node took and never finished is taken again after it. */
const leaseSeconds = 300;

/** Mails of one account that are on their way at once, so that a hanging mailbox cannot fill every place. */
const perAccount = 2;

/** Instants are stored in milliseconds, rounded: what is due now may stand a little later. */
const now = sql`now() + interval '1 millisecond'`;

const isDue = sql`m.state = 'waiting' and m.due_at <= ${now} and (m.leased_until is null or m.leased_until <= now())`;

/**
 * Takes some of what is due, for this node alone, account by account in turn: no row stays locked and no connection busy
 * while a mail server thinks. Address and language are those of this moment.
 */
export async function claimMails(db: Database, limit: number): Promise<ClaimedMail[]> {
  const { rows } = await db.execute<ClaimedMail>(sql`
    with flying as (
      select account, count(*) as taken from mails where state = 'waiting' and leased_until > now() group by account
    ), turns as (
      select m.id, coalesce(flying.taken, 0) + row_number() over (partition by m.account order by m.due_at, m.id) as turn
      from mails m left join flying on flying.account = m.account where ${isDue}
    ), due as (
      select m.id from mails m join turns on turns.id = m.id
      where ${isDue} and turns.turn <= ${perAccount}
      order by turns.turn, m.due_at, m.id limit ${limit} for update of m skip locked
    ), claimed as (
      update mails taken set attempts = taken.attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
      from due where taken.id = due.id returning taken.*
    )
    select claimed.id, claimed.kind, claimed.user_id as "userId", claimed.facts, claimed.round, claimed.attempts,
      claimed.notification_id as "notificationId",
      coalesce(claimed.address, (select email from auth_users u where u.id = claimed.user_id)) as "to",
      coalesce(
        (select language from profiles p where p.id = claimed.user_id),
        (select p.language from auth_users u join profiles p on p.id = u.id
          where claimed.user_id is null and u.email = claimed.address),
        claimed.language, 'en') as language,
      coalesce(claimed.expires_at <= now(), false) as "isExpired", claimed.give_up_at <= now() as "isLast"
    from claimed`);
  return rows;
}
