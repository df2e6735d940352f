import type { PublicReview, Review } from '@pahiya/contract/reviews/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { cutPage, isBehind, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { authUsers } from '../../auth/tables.ts';
import { garages } from '../../garages/tables.ts';
import { maySeePerson } from '../../people/queries/visibility.ts';
import { profiles } from '../../people/tables.ts';
import { shortName } from '../rules.ts';
import { reviews } from '../tables.ts';

const publicColumns = {
  id: reviews.id,
  garageId: reviews.garageId,
  rating: reviews.rating,
  comment: reviews.comment,
  isEdited: reviews.isEdited,
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
};

const newestFirst = [desc(reviews.createdAt), desc(reviews.id)] as const;

interface Dated<Instant> {
  createdAt: Instant;
  updatedAt: Instant;
}

export function withInstants<Row extends Dated<Date>>({ createdAt, updatedAt, ...row }: Row) {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function toPage<Row extends Dated<Date> & { id: string }>(rows: Row[], limit: number) {
  const { shown, nextCursor } = cutPage(rows, limit);
  return { items: shown.map(withInstants), nextCursor };
}

interface WantedPage {
  cursor?: string;
  limit: number;
}

export async function listOwnReviews(
  db: Database,
  { userId, cursor, limit }: WantedPage & { userId: UserId },
): Promise<Page<Review> | null> {
  const after = readPosition(cursor);
  if (after === null) return null;
  const rows = await db
    .select({ ...publicColumns, bookingId: reviews.bookingId })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), isBehind(reviews, after)))
    .orderBy(...newestFirst)
    .limit(limit + 1);
  return toPage(rows, limit);
}

export type GarageReviews =
  | { ok: true; page: Page<PublicReview> }
  | { ok: false; reason: 'GARAGE_NOT_FOUND' | 'INVALID_CURSOR' };

/** Names of others are shortened. `readerId` is null for a visitor. An inactive garage looks like an unknown one. */
export async function listGarageReviews(
  db: Database,
  { garageId, readerId, cursor, limit }: WantedPage & { garageId: string; readerId: string | null },
): Promise<GarageReviews> {
  const after = readPosition(cursor);
  if (after === null) return { ok: false, reason: 'INVALID_CURSOR' };
  const [[garage], rows] = await Promise.all([
    db
      .select({ id: garages.id })
      .from(garages)
      .where(and(eq(garages.id, garageId), eq(garages.status, 'active'))),
    db
      .select({
        ...publicColumns,
        // The profile is missing until the first visit if its creation failed at sign-up.
        authorName: sql<string>`coalesce(${profiles.fullName}, ${authUsers.name})`,
        authorAvatarUrl: profiles.avatarUrl,
        authorId: reviews.userId,
      })
      .from(reviews)
      .innerJoin(authUsers, eq(authUsers.id, reviews.userId))
      .leftJoin(profiles, eq(profiles.id, reviews.userId))
      .where(
        and(
          eq(reviews.garageId, garageId),
          isBehind(reviews, after),
          or(isNull(profiles.id), maySeePerson(readerId, reviews.userId)),
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit + 1),
  ]);
  if (!garage) return { ok: false, reason: 'GARAGE_NOT_FOUND' };
  const shown = rows.map(({ authorId, ...row }) =>
    authorId === readerId ? row : { ...row, authorName: shortName(row.authorName) },
  );
  return { ok: true, page: toPage(shown, limit) };
}
