import { sql } from 'drizzle-orm';
import { dueNow } from '../../../database/due-now.ts';
import type { Database } from '../../../database/pool.ts';
import type { ClaimedMail } from '../types.ts';

/** Longer than one sending takes: what a node took and never finished is taken again after it. */
const leaseSeconds = 300;

/** Mails of one account that are on their way at once, so that a hanging mailbox cannot fill every place. */
const perAccount = 2;

/** How many of the oldest mails take turns. Only when they may be all of a few accounts are others looked for. */
const oldestLooked = 1_000;
const accountsLooked = 10_000;
const othersTaken = 100;

/** As many may be taken by other nodes at this moment. */
const heldElsewhere = 100;

const isDue = sql`m.state = 'waiting' and m.due_at <= ${dueNow} and (m.leased_until is null or m.leased_until <= now())`;

/**
 * What may be taken, read from indexes however many wait: the oldest mails, and, when there are more than these, the oldest
 * few of each of some other accounts, so that no account's backlog hides the mails of others.
 */
const candidates = sql`
  flying as (
    select account, count(*) as taken from mails where state = 'waiting' and leased_until > now() group by account
  ), oldest as materialized (
    select m.id, m.account, m.due_at from mails m where ${isDue} order by m.due_at limit ${oldestLooked}
  ), accounts (account, place) as (
    select (select min(m.account) from mails m where m.state = 'waiting'), 1
    where (select count(*) from oldest) = ${oldestLooked}
    union all
    select (select min(m.account) from mails m where m.state = 'waiting' and m.account > accounts.account), place + 1
    from accounts where accounts.account is not null and place < ${accountsLooked}
  ), others as (
    select theirs.* from accounts cross join lateral (
      select m.id, m.account, m.due_at from mails m where m.account = accounts.account and ${isDue}
      order by m.due_at, m.id limit ${perAccount}
    ) theirs
    where not exists (select from flying where flying.account = accounts.account and taken >= ${perAccount})
    limit ${othersTaken}
  ), candidates as (
    select * from oldest union select * from others
  )`;

/**
 * Takes some of what is due, for this node alone, account by account in turn: no row stays locked and no connection busy
 * while a mail server thinks. Address and language are those of this moment.
 */
export async function claimMails(db: Database, limit: number): Promise<ClaimedMail[]> {
  const { rows } = await db.execute<ClaimedMail>(sql`
    with recursive ${candidates}, turns as (
      select c.id, c.due_at, coalesce(flying.taken, 0) + row_number() over (partition by c.account order by c.due_at, c.id) as turn
      from candidates c left join flying on flying.account = c.account
    ), chosen as materialized (
      select id, turn from turns where turn <= ${perAccount} order by turn, due_at, id limit ${limit + heldElsewhere}
    ), due as (
      select m.id from mails m join chosen on chosen.id = m.id
      where m.id = any(array(select id from chosen)) and ${isDue}
      order by chosen.turn, m.due_at, m.id limit ${limit} for update of m skip locked
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
