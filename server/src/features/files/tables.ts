import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';

/** One upload; its bytes lie in the store, one object for each width. The row leaves after its objects. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    /** Null once the account is gone: the objects still have to be removed. */
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'set null' }),
    purpose: text('purpose', { enum: ['post', 'avatar', 'ticket', 'revvy'] }).notNull(),
    /** The objects' common beginning in the store. */
    folder: text('folder').notNull(),
    /** What the sender called it, made fit to be shown; of an attachment. */
    name: text('name'),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Of a picture: the widths there are, narrowest first. */
    widths: integer('widths').array().notNull().default(sql`'{}'`),
    placeholder: text('placeholder'),
    /** Since when nothing refers to it; it is removed a day later. Null while something does. */
    releasedAt: instant('released_at').defaultNow(),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('files_user_id_idx').on(table.userId),
    index('files_released_idx').on(table.releasedAt).where(sql`${table.releasedAt} is not null`),
    check('files_purpose_check', sql`${table.purpose} in ('post', 'avatar', 'ticket', 'revvy')`),
  ],
);
