import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';
import { bookings } from '../calendar/tables.ts';

/** A database trigger maintains the garage's average and count. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id').notNull(),
    garageId: uuid('garage_id').notNull(),
    /** Null after the account is deleted; the rating still counts. */
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'set null' }),
    rating: smallint('rating').notNull(),
    comment: text('comment'),
    isEdited: boolean('is_edited').notNull().default(false),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [
    unique('reviews_booking_id_key').on(table.bookingId),
    foreignKey({
      name: 'reviews_booking_fk',
      columns: [table.bookingId, table.garageId],
      foreignColumns: [bookings.id, bookings.garageId],
    }).onDelete('cascade'),
    index('reviews_garage_idx').on(table.garageId, table.createdAt, table.id),
    index('reviews_user_idx').on(table.userId, table.createdAt, table.id),
    check('reviews_rating_check', sql`${table.rating} between 1 and 5`),
    check('reviews_comment_check', sql`${table.comment} <> ''`),
  ],
);

export const reviewVersions = pgTable(
  'review_versions',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    version: smallint('version').notNull(),
    rating: smallint('rating').notNull(),
    comment: text('comment'),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.version] })],
);
