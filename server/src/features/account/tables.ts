import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, language, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

/** What somebody agreed to, in the words they read; never changed. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** What it is: the terms and the privacy policy, or that the person is 18 or older. */
    kind: text('kind', { enum: ['terms', 'age'] })
      .notNull()
      .default('terms'),
    /** Of the terms and the privacy policy: the day they hold from. */
    version: text('version').notNull(),
    language: language('language'),
    text: text('text').notNull(),
    givenAt: setNow('given_at'),
  },
  (table) => [
    unique('consents_kind_key').on(table.userId, table.kind),
    check('consents_kind_check', sql`${table.kind} in ('terms', 'age')`),
  ],
);

/** Asked for without signing in; the mailed link proves whose account it is. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    /** SHA-256 of the token in the link, hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('deletion_requests_user_id_idx').on(table.userId),
    index('deletion_requests_expires_at_idx').on(table.expiresAt),
  ],
);
