import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';
import { garages } from '../garages/tables.ts';

export const staffRoles = pgTable(
  'staff_roles',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['garage', 'agent', 'admin'] }).notNull(),
    garageId: uuid('garage_id').references(() => garages.id, { onDelete: 'cascade' }),
    createdAt: setNow('created_at'),
  },
  (table) => [
    unique('staff_roles_key').on(table.userId, table.role, table.garageId).nullsNotDistinct(),
    index('staff_roles_garage_idx').on(table.garageId),
    check('staff_roles_role_check', sql`${table.role} in ('garage', 'agent', 'admin')`),
    check('staff_roles_garage_check', sql`(${table.role} = 'garage') = (${table.garageId} is not null)`),
  ],
);
