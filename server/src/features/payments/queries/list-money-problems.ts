import type { MoneyRow } from '@pahiya/contract/desk/administration/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

interface Row extends Record<string, unknown>, Omit<MoneyRow, 'since'> {
  since: string;
}

/**
 * Captures, refunds and bookings that do not match, oldest first, without those that a person has closed: every captured
 * amount must end in a booking or in a refund. A refund is late when the gateway has not accepted it within a day or not
 * finished it within ten, which is more than seven business days.
 */
export async function listMoneyProblems(db: Database): Promise<MoneyRow[]> {
  const { rows } = await db.execute<Row>(sql`
    with used as (
      select c.*, b.status, b.payment_method, b.payment_status, b.total_amount, r.state as refund_state
      from payment_captures c join bookings b on b.id = c.booking_id left join payment_refunds r using (gateway_payment_id)
      where c.is_used
    ), problems (problem, key, booking_id, gateway_payment_id, amount, currency, since) as (
      select u.kind, u.gateway_id, null::uuid, u.gateway_payment_id, u.amount, u.currency, u.created_at
      from unmatched_money u
      union all
      select 'stuck_event', e.id, null, null, null, null, e.received_at
      from webhook_events e where e.processed_at is null and e.received_at < now() - interval '15 minutes'
      union all
      select 'capture_unused', c.gateway_payment_id, c.booking_id, c.gateway_payment_id, c.amount, c.currency, c.created_at
      from payment_captures c left join payment_refunds r using (gateway_payment_id) where not c.is_used and r.id is null
      union all
      select 'capture_kept', u.gateway_payment_id, u.booking_id, u.gateway_payment_id, u.amount, u.currency, u.created_at
      from used u
      where u.refund_state is null
        and (u.status = 'cancelled' or u.payment_method <> 'online' or u.payment_status <> 'paid')
      union all
      select 'booking_refunded', u.gateway_payment_id, u.booking_id, u.gateway_payment_id, u.amount, u.currency, u.created_at
      from used u where u.refund_state is not null and u.status <> 'cancelled'
      union all
      select 'wrong_amount', u.gateway_payment_id, u.booking_id, u.gateway_payment_id, u.amount, u.currency, u.created_at
      from used u where u.amount <> u.total_amount
      union all
      select 'booking_without_capture', b.id::text, b.id, null, b.total_amount, 'INR', b.updated_at
      from bookings b
      where b.payment_method = 'online' and b.payment_status = 'paid'
        and not exists (select from payment_captures c where c.booking_id = b.id and c.is_used)
      union all
      select case when r.state = 'refund_failed' then 'refund_failed' else 'refund_late' end,
        r.gateway_payment_id, c.booking_id, r.gateway_payment_id, r.amount, c.currency, r.created_at
      from payment_refunds r join payment_captures c using (gateway_payment_id)
      where r.state = 'refund_failed' or (r.state = 'refunding' and r.created_at
        < now() - case when r.gateway_refund_id is null then interval '1 day' else interval '10 days' end)
    )
    select problem || ':' || key as id, problem, booking_id as "bookingId", gateway_payment_id as "gatewayPaymentId",
      amount::float8 as amount, currency, since
    from problems
    where not exists (select from money_closings closed where closed.row_id = problem || ':' || key)
    order by since, id
    limit 500`);
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
}
