import type { Review, SaveReviewInput } from '@pahiya/contract/reviews/schemas';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../database/pool.ts';
import type { UserId } from '../../platform/user-id.ts';
import { bookings } from '../calendar/tables.ts';
import { mayShareLinks } from '../people/commands/may-share-links.ts';
import { withInstants } from './queries/list-reviews.ts';
import { reviews } from './tables.ts';

export interface ReviewInput extends SaveReviewInput {
  userId: UserId;
}

export type ReviewOutcome =
  | { ok: true; review: Review }
  | { ok: false; reason: 'BOOKING_NOT_FOUND' | 'BOOKING_NOT_COMPLETED' | 'LINK_TOO_EARLY' };

/** Keeps the previous version. Somebody else's booking looks like one that does not exist. */
export async function saveReview(db: Database, input: ReviewInput): Promise<ReviewOutcome> {
  return await db.transaction(async (tx) => {
    // Locked until the end, so that the later of two saves finds and keeps the version of the earlier one.
    const [booking] = await tx
      .select({ id: bookings.id, garageId: bookings.garageId, status: bookings.status })
      .from(bookings)
      .where(and(eq(bookings.id, input.bookingId), eq(bookings.userId, input.userId)))
      .for('no key update');
    if (!booking) return { ok: false, reason: 'BOOKING_NOT_FOUND' };
    if (booking.status !== 'completed') return { ok: false, reason: 'BOOKING_NOT_COMPLETED' };
    if (!(await maySaveComment(tx, input))) return { ok: false, reason: 'LINK_TOO_EARLY' };
    await writeReview(tx, { ...input, garageId: booking.garageId });
    return { ok: true, review: await readReview(tx, booking.id) };
  });
}

/** A link that the review already has stays when only the stars change. */
async function maySaveComment(tx: Database, { userId, bookingId, comment }: ReviewInput): Promise<boolean> {
  const text = comment ?? '';
  if (await mayShareLinks(tx, userId, text)) return true;
  const [stored] = await tx.select({ comment: reviews.comment }).from(reviews).where(eq(reviews.bookingId, bookingId));
  return stored?.comment === text;
}

type ReviewToWrite = ReviewInput & { garageId: string };

/** The statement sees the review as it was before; that version is kept. */
async function writeReview(
  tx: Database,
  { bookingId, garageId, userId, rating, comment }: ReviewToWrite,
): Promise<void> {
  await tx.execute(sql`
    with given as (
      select ${bookingId}::uuid as booking_id, ${rating}::smallint as rating, nullif(${comment}, '') as comment
    ), kept as (
      insert into review_versions (review_id, version, rating, comment, written_at)
      select stored.id, (select count(*) + 1 from review_versions v where v.review_id = stored.id),
        stored.rating, stored.comment, stored.updated_at
      from reviews stored join given using (booking_id)
      where (stored.rating, stored.comment) is distinct from (given.rating, given.comment)
    )
    insert into reviews as stored (id, booking_id, garage_id, user_id, rating, comment)
    select ${uuidv7()}, given.booking_id, ${garageId}, ${userId}, given.rating, given.comment from given
    on conflict (booking_id) do update
    set rating = excluded.rating, comment = excluded.comment, is_edited = true, updated_at = clock_timestamp()
    where (stored.rating, stored.comment) is distinct from (excluded.rating, excluded.comment)`);
}

async function readReview(tx: Database, bookingId: string): Promise<Review> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.bookingId, bookingId));
  if (!row) throw new Error('The new review is missing');
  const { userId: _author, ...review } = row;
  return withInstants(review);
}
