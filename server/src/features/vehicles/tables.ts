import { type Fuel, fuels } from '@pahiya/contract/vehicles/schemas';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';

export const vehicles = pgTable(
  'vehicles',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['car', 'bike', 'truck', 'suv'] }).notNull(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    /** Written in capitals without spaces. */
    registration: text('registration'),
    fuel: text('fuel').$type<Fuel>(),
    kilometres: integer('kilometres'),
    pucUntil: date('puc_until', { mode: 'string' }),
    insuranceUntil: date('insurance_until', { mode: 'string' }),
    serviceDue: date('service_due', { mode: 'string' }),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [
    index('vehicles_user_id_idx').on(table.userId, table.updatedAt.desc(), table.id.desc()),
    index('vehicles_puc_until_idx').on(table.pucUntil).where(sql`${table.pucUntil} is not null`),
    index('vehicles_insurance_until_idx').on(table.insuranceUntil).where(sql`${table.insuranceUntil} is not null`),
    index('vehicles_service_due_idx').on(table.serviceDue).where(sql`${table.serviceDue} is not null`),
    uniqueIndex('vehicles_registration_key').on(table.userId, table.registration),
    check('vehicles_type_check', sql`${table.type} in ('car', 'bike', 'truck', 'suv')`),
    check('vehicles_make_check', sql`btrim(${table.make}) <> '' and btrim(${table.model}) <> ''`),
    check('vehicles_kilometres_check', sql`${table.kilometres} >= 0`),
    check('vehicles_fuel_check', sql.raw(`"fuel" in (${fuels.map((fuel) => `'${fuel}'`).join(', ')})`)),
  ],
);
