/** A row for each table that stays empty otherwise. Their texts contain what the format of copied rows must escape. */
const text = String.raw`E'A line\n\tand \\N, \\. and "quotes" — नमस्ते 🚗'`;
const soon = `now() + interval '1 hour'`;

export const remainingRows: string[] = [
  `insert into auth_challenges (id_hash, user_id, expires_at) select 'hash', id, ${soon} from auth_users limit 1`,
  `insert into auth_verifications (id, identifier, value, expires_at) select gen_random_uuid(), 'x', ${text}, ${soon}`,
  `insert into booking_origins (booking_id, network) select id, '10.0.0.0/24' from bookings limit 1`,
  `insert into call_attempts (id, call_id, outcome, author_name)
    select gen_random_uuid(), id, 'reached', ${text} from call_requests limit 1`,
  `insert into deletion_requests (token_hash, user_id, expires_at) select 'hash', id, ${soon} from auth_users limit 1`,
  `update profiles set username = 'renamed.once' where id = (select min(id::text)::uuid from profiles)`,
  `insert into garage_holidays (garage_id, date) select id, '2027-01-26' from garages limit 1`,
  `insert into gateway_sweeps (gateway, holder, leased_until) values ('simulator', gen_random_uuid(), ${soon})`,
  `insert into money_closings (row_id, reason, closed_by) values ('unknown_refund:1', ${text}, 'Meera')`,
  `insert into notification_preferences (user_id, choices) select id, '{"a": [1.50, null, "\\u0915"]}' from auth_users limit 1`,
  `insert into payment_captures (gateway_payment_id, payment_id, booking_id, amount, is_used)
    select 'pay_1', id, booking_id, 123.450, false from payments limit 1`,
  `insert into payment_refunds (id, gateway_payment_id, amount, reason, state)
    select gen_random_uuid(), gateway_payment_id, amount, 'late', 'refunding' from payment_captures`,
  `insert into push_deliveries (id, notification_id, token_id, event, user_id)
    select gen_random_uuid(), notifications.id, token.id, 'booking', token.user_id
    from push_tokens token, notifications where notifications.user_id = token.user_id limit 1`,
  `insert into reviews (id, booking_id, garage_id, rating, comment)
    select gen_random_uuid(), id, garage_id, 4, ${text} from bookings where status = 'completed' limit 1`,
  `insert into review_versions (review_id, version, rating, written_at) select id, 1, 2, now() from reviews`,
  `insert into revvy_attachments (file_id, message_id, kind, place)
    select files.id, revvy_messages.id, 'picture', 0 from files, revvy_messages where purpose = 'revvy' limit 1`,
  `insert into revvy_usage (user_id, day) select id, current_date from auth_users limit 1`,
  `insert into second_factor_roles (role) values ('admin')`,
  `insert into support_attachments (file_id, ticket_id, place)
    select files.id, support_tickets.id, 0 from files, support_tickets where purpose = 'ticket' limit 1`,
  `insert into support_notes (id, ticket_id, author_name, text)
    select gen_random_uuid(), id, 'Meera', ${text} from support_tickets limit 1`,
  `insert into unmatched_money (id, kind, gateway_id) values (gen_random_uuid(), 'unknown_capture', 'pay_2')`,
  `insert into webhook_events (id, type, body) values ('event_1', 'payment.captured', '{"amount": 1e2}')`,
];
