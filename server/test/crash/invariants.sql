-- What must hold in the database after any fault. Each row counts the violations of one rule. `within` says how many
-- seconds after the last fault and the last write the rule must hold again; 0 means that it always holds.
with active as (
  select * from bookings where occupies_slot(status, held_until)
), gateway_payments as (
  select id, belongs_to as link_id, (entity ->> 'amount')::numeric / 100 as amount
  from simulated_entities where kind = 'payment' and entity ->> 'status' in ('captured', 'refunded')
), gateway_refunds as (
  select id, belongs_to as payment_id, (entity ->> 'amount')::numeric / 100 as amount
  from simulated_entities where kind = 'refund' and entity ->> 'status' = 'processed'
)

-- Bookings
select 'a mechanic has two bookings at once' as rule, 0 as within, count(*)::int as violations
  from active a join active b on a.id < b.id
    and a.assigned_mechanic_id = b.assigned_mechanic_id and a.slot_range && b.slot_range
union all select 'a booking lacks its mechanic', 0, count(*)::int from active where assigned_mechanic_id is null
union all select 'a booking lacks one of its services', 0, count(*)::int from bookings b
  where jsonb_array_length(b.service_details) <> (select count(*) from booking_services s where s.booking_id = b.id)
union all select 'a lapsed hold is not released', 90, count(*)::int from bookings
  where status = 'confirmed' and held_until <= hold_clock()

-- Money
union all select 'money is neither used nor given back', 0, count(*)::int from payment_captures c
  where not c.is_used and not exists (select from payment_refunds r where r.gateway_payment_id = c.gateway_payment_id)
union all select 'a booking is paid without money', 0, count(*)::int from bookings b
  where b.payment_method = 'online' and b.payment_status = 'paid'
    and not exists (select from payment_captures c where c.booking_id = b.id and c.is_used)
union all select 'money differs from the price of its booking', 0, count(*)::int
  from payment_captures c join bookings b on b.id = c.booking_id where c.is_used and c.amount <> b.total_amount
union all select 'money is used and the booking is not paid', 0, count(*)::int
  from payment_captures c join bookings b on b.id = c.booking_id where c.is_used and b.payment_status <> 'paid'
union all select 'a cancelled booking keeps its money', 0, count(*)::int
  from payment_captures c join bookings b on b.id = c.booking_id where c.is_used and b.status = 'cancelled'
    and not exists (select from payment_refunds r where r.gateway_payment_id = c.gateway_payment_id)
union all select 'the gateway does not know money of ours', 10, count(*)::int
  from payment_captures c
  where not exists (select from gateway_payments g where g.id = c.gateway_payment_id and g.amount = c.amount)
union all select 'we do not know money of the gateway', 150, count(*)::int from gateway_payments g
  where not exists (select from payment_captures c where c.gateway_payment_id = g.id)
union all select 'a refund differs from the gateway’s', 10, count(*)::int
  from payment_refunds r where r.state = 'refunded' and not exists (select from gateway_refunds g
    where g.id = r.gateway_refund_id and g.payment_id = r.gateway_payment_id and g.amount = r.amount)
union all select 'the gateway gave money back twice or unasked', 150, count(*)::int
  from gateway_refunds g where not exists (select from payment_refunds r where r.gateway_refund_id = g.id)
union all select 'a report of the gateway matches no payment', 0, count(*)::int from unmatched_money
union all select 'a webhook is not processed', 150, count(*)::int from webhook_events where processed_at is null
union all select 'a refund is not settled', 150, count(*)::int from payment_refunds where state <> 'refunded'

-- Counters
union all select 'a post has a wrong counter', 0, count(*)::int from posts p
  where likes <> (select count(*) from post_likes l where l.post_id = p.id and l.is_counted)
    or comments <> (select count(*) from comments c where c.post_id = p.id and c.is_counted)
union all select 'a profile has a wrong counter', 0, count(*)::int
  from auth_users u left join profile_counts c on c.user_id = u.id
  where coalesce(followers, 0) <> (select count(*) from followers f where f.following_id = u.id and f.is_counted)
    or coalesce(following, 0) <> (select count(*) from followers f where f.follower_id = u.id and f.is_counted)
    or coalesce(posts, 0) <> (select count(*) from posts p where p.user_id = u.id)
union all select 'a garage has a wrong counter', 0, count(*)::int
  from garages g cross join lateral (
    select count(*) as count, coalesce(sum(rating), 0) as sum from reviews r where r.garage_id = g.id
  ) own
  where total_reviews <> imported_reviews + own.count
    or average_rating is distinct from
      round((coalesce(imported_rating, 0) * imported_reviews + own.sum) / nullif(imported_reviews + own.count, 0), 2)
union all select 'a ticket has a gap between its messages', 0, count(*)::int from support_tickets t
  where last_seq <> (select count(*) from support_chat_messages m where m.ticket_id = t.id)
    or last_seq <> (select coalesce(max(seq), 0) from support_chat_messages m where m.ticket_id = t.id)

-- Half writes
union all select 'a question to Revvy has no answer', 0, count(*)::int from revvy_messages q
  where q.role = 'user' and not exists (select from revvy_messages a where a.reply_to = q.id)
union all select 'a picture of a post is about to be removed', 0, count(*)::int
  from posts p join files f on f.id = p.file_id where f.released_at is not null
union all select 'a job failed for good', 0, count(*)::int from pgboss.job where state = 'failed'

-- Outboxes. Another node takes over after five minutes what a node was sending when it lost the database.
union all select 'an answer of Revvy does not end', 30, count(*)::int from revvy_messages
  where status = 'streaming' and beat_at > now() - interval '15 seconds'
union all select 'a mail waits', 330, count(*)::int from mails where state = 'waiting'
union all select 'a mail was given up', 0, count(*)::int from mails where state = 'given_up'
union all select 'a push waits', 330, count(*)::int from push_deliveries where not is_put_off
-- Nodes look for scheduled jobs once a minute.
union all select 'a job waits', 150, count(*)::int from pgboss.job
  where state < 'active' and start_after < now() - interval '2 minutes'
