import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, language, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

/** Consents with the exact text; never changed. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** `terms`: the terms and the privacy policy; `age`: the person is 18 or older. */
    kind: text('kind', { enum: ['terms', 'age'] })
      .notNull()
      .default('terms'),
    /** Effective date of the terms and the privacy policy. */
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

/** Requested without signing in; the mailed link proves who owns the account. */
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
