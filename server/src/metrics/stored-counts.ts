import type pg from 'pg';

interface Outbox {
  name: string;
  /** At most `mostCounted`. */
  waiting: number;
  oldestSeconds: number;
  overdueSeconds: number;
}

export interface StoredCounts {
  outboxes: Outbox[];
  /** Number by state. */
  openPayments: [state: string, count: number][];
  /** Without those that a person has closed in the money report. */
  failedRefunds: number;
}

/** Counting stops here, so that it takes milliseconds however much waits. */
export const mostCounted = 10_000;

/** Rows that a worker will take, as its time when due and its time of creation. Each statement uses an index. */
const outboxes = {
  mails: `select due_at, created_at from mails where state = 'waiting'`,
  pushes: 'select due_at, created_at from push_deliveries',
  sms: `select sms_due_at, created_at from call_requests where is_sms_due and status = 'pending'`,
  webhooks: 'select due_at, received_at from webhook_events where processed_at is null',
  refunds: `select created_at, created_at from payment_refunds where state = 'refunding' and gateway_refund_id is null`,
  closings: `select updated_at, updated_at from payments where closed_at is null and state not in ('created', 'pending')`,
  removals: `select released_at + interval '1 day', released_at from files where released_at < now() - interval '1 day'`,
  jobs: `select start_after, created_on from pgboss.job where state < 'active' and start_after < now()`,
};

export const outboxNames = Object.keys(outboxes);

const question = `
  select 'outbox' as kind, name, count(due) as count, coalesce(extract(epoch from now() - min(since)), 0)::float8 as oldest,
    greatest(coalesce(extract(epoch from now() - min(due)), 0), 0)::float8 as overdue
  from (values ${outboxNames.map((name) => `('${name}')`).join(', ')}) names (name)
  left join (${Object.entries(outboxes)
    .map(
      ([name, rows]) => `select '${name}' as name, r.* from (${rows} order by 1 limit ${mostCounted}) r (due, since)`,
    )
    .join(' union all ')}) waiting using (name)
  group by name
  union all
  select 'payments', s.state, count(p.state), 0, 0
  from (values ('created'), ('pending')) s (state) left join (
    select state from payments where closed_at is null and state in ('created', 'pending') limit ${mostCounted}
  ) p on p.state = s.state group by s.state
  union all
  select 'failed refunds', '', count(*), 0, 0 from payment_refunds r where state = 'refund_failed' and not exists (
    select from money_closings where row_id = concat_ws(':', 'refund_failed', r.gateway_payment_id, r.id) and ended_at is null
  )`;

interface Row {
  kind: 'outbox' | 'payments' | 'failed refunds';
  name: string;
  count: string;
  oldest: number;
  overdue: number;
}

/** Reads what waits in the database, for all nodes together. */
export async function readStoredCounts(pool: Pick<pg.Pool, 'query'>): Promise<StoredCounts> {
  const { rows } = await pool.query<Row>(question);
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  return {
    outboxes: of('outbox').map(({ name, count, oldest, overdue }) => ({
      name,
      waiting: Number(count),
      oldestSeconds: oldest,
      overdueSeconds: overdue,
    })),
    openPayments: of('payments').map(({ name, count }) => [name, Number(count)]),
    failedRefunds: Number(of('failed refunds')[0]?.count ?? 0),
  };
}
