import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';
import { garages } from '../garages/tables.ts';

export const deskAudit = pgTable(
  'desk_audit',
  {
    id: uuid('id').primaryKey(),
    actorId: uuid('actor_id').references(() => authUsers.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    garageId: uuid('garage_id').references(() => garages.id, { onDelete: 'set null' }),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('desk_audit_newest_idx').on(table.createdAt.desc(), table.id.desc()),
    index('desk_audit_garage_idx').on(table.garageId, table.createdAt.desc(), table.id.desc()),
  ],
);

export const secondFactorRoles = pgTable(
  'second_factor_roles',
  {
    role: text('role', { enum: ['garage', 'agent', 'admin'] }).primaryKey(),
    since: setNow('since'),
  },
  (table) => [check('second_factor_roles_role_check', sql`${table.role} in ('garage', 'agent', 'admin')`)],
);
