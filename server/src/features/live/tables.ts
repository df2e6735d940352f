import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { setNow } from '../../database/columns.ts';

/** A transaction's number, which only grows. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What pages are told, written by triggers in the transaction of the change itself. Read in the order of (xid, id), and
 * only below the oldest transaction that still writes: nothing can then appear before what was read.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionNumber('xid').notNull().default(sql`pg_current_xact_id()`),
    topic: text('topic').notNull(),
    /** Which thing; null for all of the topic. */
    ref: uuid('ref'),
    change: text('change', { enum: ['made', 'changed', 'gone'] }).notNull(),
    /** For this person alone. */
    userId: uuid('user_id'),
    /** For everybody who may see this person's posts. */
    authorId: uuid('author_id'),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('live_events_order_idx').on(table.xid, table.id),
    index('live_events_created_at_idx').on(table.createdAt),
  ],
);
