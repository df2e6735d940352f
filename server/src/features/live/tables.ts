import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { setNow } from '../../database/columns.ts';

const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Events are read in the order (xid, id), below the oldest transaction still writing, so that none appears late. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionNumber('xid').notNull().default(sql`pg_current_xact_id()`),
    topic: text('topic').notNull(),
    /** Null if the whole topic is concerned. */
    ref: uuid('ref'),
    change: text('change', { enum: ['made', 'changed', 'gone'] }).notNull(),
    /** Null if not limited to one person. */
    userId: uuid('user_id'),
    /** Everyone who may see this person's posts gets the event. */
    authorId: uuid('author_id'),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('live_events_order_idx').on(table.xid, table.id),
    index('live_events_created_at_idx').on(table.createdAt),
  ],
);
