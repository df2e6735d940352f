import { sql } from 'drizzle-orm';
import { type LeftOut, own, type Section } from './export-rows.ts';

const ownBookings = (userId: string) => sql`(select id from bookings where user_id = ${userId})`;

function ofBookings(name: string, table: string, leftOut: LeftOut = {}): Section {
  return { name, table, where: (userId) => sql`t.booking_id in ${ownBookings(userId)}`, leftOut };
}

export const bookings: Section[] = [
  own('bookings', 'bookings', { internal: ['idempotency_key', 'request_hash', 'slot_range'] }),
  ofBookings('services', 'booking_services'),
  ofBookings('bookedFrom', 'booking_origins'),
  { ...ofBookings('changes', 'booking_changes', { 'other people': ['actor_name'] }), orderBy: 'created_at' },
  ofBookings('payments', 'payments', { internal: ['link_url'] }),
  ofBookings('paid', 'payment_captures'),
  {
    ...{ name: 'refunds', table: 'payment_refunds' },
    where: (userId) => sql`
      t.gateway_payment_id in (
        select gateway_payment_id from payment_captures where booking_id in ${ownBookings(userId)})`,
  },
  own('reviews', 'reviews'),
  {
    ...{ name: 'earlierReviews', table: 'review_versions' },
    where: (userId) => sql`t.review_id in (select id from reviews where user_id = ${userId})`,
  },
  own('favouriteGarages', 'garage_favourites'),
];

export const vehicles: Section[] = [own('vehicles', 'vehicles')];
