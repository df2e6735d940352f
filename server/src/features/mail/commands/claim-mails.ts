import { sql } from 'drizzle-orm';
import { dueNow } from '../../../database/due-now.ts';
import type { Database } from '../../../database/pool.ts';
import type { ClaimedMail } from '../types.ts';

/** Longer than one sending takes. Afterwards another node may take the mail. */
const leaseSeconds = 300;

/** A hanging mailbox cannot occupy every place. */
const perAccount = 2;

/** Other accounts are searched only if these may all belong to a few. */
const oldestLooked = 1_000;
const accountsLooked = 10_000;
const othersTaken = 100;

/** Mails that other nodes may have claimed at the same time. */
const heldElsewhere = 100;

const isDue = sql`m.state = 'waiting' and m.due_at <= ${dueNow} and (m.leased_until is null or m.leased_until <= now())`;

/** Reads only indexes, however many mails wait. One account's backlog does not hide the mails of others. */
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

/** Planning a claim takes longer than this, and most looks find nothing. */
async function isAnyDue(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from mails m where ${isDue} limit 1`);
  return rowCount === 1;
}

/** Accounts take turns. Neither a row lock nor a connection is held while the mail server responds. */
export async function claimMails(db: Database, limit: number): Promise<ClaimedMail[]> {
  if (!(await isAnyDue(db))) return [];
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
