import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

export const deletionRequests = pgTable(
  'deletion_requests',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('deletion_requests_user_id_idx').on(table.userId),
    index('deletion_requests_expires_at_idx').on(table.expiresAt),
  ],
);
