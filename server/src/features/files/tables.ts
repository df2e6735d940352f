import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';

/** Its bytes are in the store. The row is deleted after its objects. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    /** Null once the account is deleted, while the objects still have to be removed. */
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'set null' }),
    purpose: text('purpose', { enum: ['post', 'avatar', 'ticket', 'revvy'] }).notNull(),
    folder: text('folder').notNull(),
    name: text('name'),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    widths: integer('widths').array().notNull().default(sql`'{}'`),
    placeholder: text('placeholder'),
    /** It is removed a day later. Null while it is used. */
    releasedAt: instant('released_at').defaultNow(),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('files_user_id_idx').on(table.userId),
    index('files_released_idx').on(table.releasedAt).where(sql`${table.releasedAt} is not null`),
    check('files_purpose_check', sql`${table.purpose} in ('post', 'avatar', 'ticket', 'revvy')`),
  ],
);
