import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { setNow } from '../../database/columns.ts';

/** A transaction number, which only grows. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Events for pages, written by triggers in the transaction of the change. They are read in the order (xid, id), and
 * only below the oldest transaction that is still writing, so that no event can appear before one that was already
 * read.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionNumber('xid').notNull().default(sql`pg_current_xact_id()`),
    topic: text('topic').notNull(),
    /** Id of the object; null if the whole topic is concerned. */
    ref: uuid('ref'),
    change: text('change', { enum: ['made', 'changed', 'gone'] }).notNull(),
    /** Recipient; null if not limited to one person. */
    userId: uuid('user_id'),
    /** Sent to everyone who may see this person's posts. */
    authorId: uuid('author_id'),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('live_events_order_idx').on(table.xid, table.id),
    index('live_events_created_at_idx').on(table.createdAt),
  ],
);
