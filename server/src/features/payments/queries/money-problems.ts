import { type SQL, sql } from 'drizzle-orm';

function changesOf(bookingId: SQL): SQL {
  return sql`(select count(*) from booking_changes h where h.booking_id = ${bookingId} and h.kind in (
    'paid', 'payment_failed', 'cash_chosen', 'cancelled', 'slot_released', 'slot_regained', 'refund_started', 'refunded',
    'refund_failed'))`;
}

/**
 * Parts of a `with` clause. A row's `key` contains what defines the problem, so that a new fact makes a new row that
 * nobody has closed. Ten days are more than the seven business days a refund may take.
 */
export const moneyProblems = sql`
  used as (
    select c.*, b.status, b.payment_method, b.payment_status, b.total_amount, r.id as refund_id, r.created_at as refunded_at
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
    select 'capture_kept',
      concat_ws(':', u.gateway_payment_id, u.status, u.payment_method, u.payment_status, ${changesOf(sql`u.booking_id`)}),
      u.booking_id, u.gateway_payment_id, u.amount, u.currency, u.created_at
    from used u
    where u.refund_id is null and (u.status = 'cancelled' or u.payment_method <> 'online' or u.payment_status <> 'paid')
    union all
    select 'booking_refunded', concat_ws(':', u.gateway_payment_id, u.refund_id),
      u.booking_id, u.gateway_payment_id, u.amount, u.currency, u.refunded_at
    from used u where u.refund_id is not null and u.status <> 'cancelled'
    union all
    select 'wrong_amount', concat_ws(':', u.gateway_payment_id, trim_scale(u.amount), u.total_amount),
      u.booking_id, u.gateway_payment_id, u.amount, u.currency, u.created_at
    from used u where u.amount <> u.total_amount
    union all
    select 'booking_without_capture', concat_ws(':', b.id, ${changesOf(sql`b.id`)}), b.id, null, b.total_amount, 'INR', b.updated_at
    from bookings b
    where b.payment_method = 'online' and b.payment_status = 'paid'
      and not exists (select from payment_captures c where c.booking_id = b.id and c.is_used)
    union all
    select 'refund_failed', concat_ws(':', r.gateway_payment_id, r.id),
      c.booking_id, r.gateway_payment_id, r.amount, c.currency, r.created_at
    from payment_refunds r join payment_captures c using (gateway_payment_id) where r.state = 'refund_failed'
    union all
    select 'refund_late', concat_ws(':', r.gateway_payment_id, coalesce(r.gateway_refund_id, r.id::text)),
      c.booking_id, r.gateway_payment_id, r.amount, c.currency, r.created_at
    from payment_refunds r join payment_captures c using (gateway_payment_id)
    where r.state = 'refunding' and r.created_at
      < now() - case when r.gateway_refund_id is null then interval '1 day' else interval '10 days' end
  )`;

export const problemId = sql`problem || ':' || key`;
