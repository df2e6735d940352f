import {
  type BookedService,
  type BookingChange,
  cancelReasons,
  changeActors,
  changeKinds,
} from '@pahiya/contract/bookings/schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clock, instant, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';
import { garages, mechanics, services } from '../garages/tables.ts';
import { vehicles } from '../vehicles/tables.ts';

const timeRange = customType<{ data: string }>({ dataType: () => 'tsrange' });

/** `bookings_no_mechanic_overlap` is in a migration. Date, time and range are wall-clock values in Asia/Kolkata. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    /** Null for a walk-in, and after the account is deleted. */
    userId: uuid('user_id').references(() => authUsers.id),
    isWalkIn: boolean('is_walk_in').notNull().default(false),
    garageId: uuid('garage_id')
      .notNull()
      .references(() => garages.id),
    serviceId: uuid('service_id').notNull(),
    bookingDate: date('booking_date', { mode: 'string' }).notNull(),
    bookingTime: clock('booking_time').notNull(),
    endTime: clock('end_time').notNull(),
    slotRange: timeRange('slot_range').generatedAlwaysAs(
      sql`tsrange(booking_date + booking_time, booking_date + end_time)`,
    ),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone'),
    serviceType: text('service_type', { enum: ['pickup', 'home_service'] }).notNull(),
    vehicleType: text('vehicle_type', { enum: ['car', 'bike', 'truck', 'suv'] }).notNull(),
    vehicleMake: text('vehicle_make').notNull(),
    vehicleModel: text('vehicle_model').notNull(),
    address: text('address').notNull(),
    additionalNotes: text('additional_notes').notNull().default(''),
    notes: text('notes').notNull(),
    paymentMethod: text('payment_method', { enum: ['cash', 'online'] }).notNull(),
    paymentStatus: text('payment_status', { enum: ['pending', 'paid', 'cash_on_service', 'failed'] }).notNull(),
    totalAmount: integer('total_amount').notNull(),
    status: text('status', { enum: ['confirmed', 'in_progress', 'completed', 'cancelled'] }).notNull(),
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    cancelledAt: instant('cancelled_at'),
    vehicleId: uuid('vehicle_id').references(() => vehicles.id, { onDelete: 'set null' }),
    /** End of the hold by the database's clock; null for paid and cash bookings. */
    heldUntil: instant('held_until'),
    /** Final end, by the database's clock; null for a booking made for cash. */
    holdEndsAt: instant('hold_ends_at'),
    serviceDetails: jsonb('service_details').$type<BookedService[]>().notNull(),
    serviceNames: text('service_names').array().notNull(),
    assignedMechanicId: uuid('assigned_mechanic_id'),
    assignedMechanicName: text('assigned_mechanic_name'),
    assignedAt: instant('assigned_at'),
    idempotencyKey: uuid('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** When the anonymised booking of a deleted account may be deleted. */
    purgeOn: date('purge_on', { mode: 'string' }),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [
    unique('bookings_idempotency_key').on(table.userId, table.idempotencyKey),
    uniqueIndex('bookings_walk_in_key').on(table.garageId, table.idempotencyKey).where(sql`${table.isWalkIn}`),
    unique('bookings_id_garage_id_key').on(table.id, table.garageId),
    foreignKey({
      name: 'bookings_service_of_garage_fk',
      columns: [table.serviceId, table.garageId],
      foreignColumns: [services.id, services.garageId],
    }),
    foreignKey({
      name: 'bookings_mechanic_of_garage_fk',
      columns: [table.assignedMechanicId, table.garageId],
      foreignColumns: [mechanics.id, mechanics.garageId],
    }),
    index('bookings_newest_idx').on(table.userId, table.createdAt, table.id),
    index('bookings_purge_idx').on(table.purgeOn).where(sql`${table.purgeOn} is not null`),
    index('bookings_garage_day_idx').on(table.garageId, table.bookingDate),
    index('bookings_vehicle_idx').on(table.vehicleId).where(sql`${table.vehicleId} is not null`),
    index('bookings_open_phone_idx')
      .on(table.customerPhone)
      .where(sql`${table.customerPhone} is not null and ${table.status} in ('confirmed', 'in_progress')`),
    check('bookings_times_check', sql`${table.bookingTime} < ${table.endTime}`),
    check('bookings_address_check', sql`btrim(${table.address}) <> ''`),
    check('bookings_total_check', sql`${table.totalAmount} >= 0`),
    check('bookings_status_check', sql`${table.status} in ('confirmed', 'in_progress', 'completed', 'cancelled')`),
    check(
      'bookings_payment_check',
      sql`(${table.paymentMethod} = 'cash' and ${table.paymentStatus} in ('cash_on_service', 'paid')) or (${table.paymentMethod} = 'online' and ${table.paymentStatus} in ('pending', 'paid', 'failed'))`,
    ),
    check('bookings_service_type_check', sql`${table.serviceType} in ('pickup', 'home_service')`),
    check('bookings_vehicle_type_check', sql`${table.vehicleType} in ('car', 'bike', 'truck', 'suv')`),
    index('bookings_held_idx')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null and ${table.status} = 'confirmed'`),
    check('bookings_held_check', sql`${table.heldUntil} is null or ${table.paymentMethod} = 'online'`),
    check(
      'bookings_unpaid_hold_check',
      sql`${table.paymentMethod} = 'cash' or ${table.paymentStatus} = 'paid' or ${table.heldUntil} is not null`,
    ),
    check('bookings_hold_end_check', sql`${table.heldUntil} <= ${table.holdEndsAt}`),
    check('bookings_hold_ends_check', sql`${table.paymentMethod} = 'cash' or ${table.holdEndsAt} is not null`),
    check('bookings_cancel_reason_check', sql`${table.cancelReason} in ('customer', 'garage', 'unpaid')`),
    check(
      'bookings_cancelled_check',
      sql`(${table.status} = 'cancelled') = (${table.cancelReason} is not null) and (${table.status} = 'cancelled') = (${table.cancelledAt} is not null)`,
    ),
    check(
      'bookings_customer_check',
      sql`(${table.userId} is null) = (${table.isWalkIn} or ${table.purgeOn} is not null)`,
    ),
    check('bookings_walk_in_check', sql`not ${table.isWalkIn} or ${table.paymentMethod} = 'cash'`),
    check('bookings_mechanic_check', sql`(${table.assignedMechanicId} is null) = (${table.assignedAt} is null)`),
  ],
);

/** The garage is part of both keys, so a service of another garage is refused. */
export const bookingServices = pgTable(
  'booking_services',
  {
    bookingId: uuid('booking_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    garageId: uuid('garage_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.serviceId] }),
    foreignKey({
      name: 'booking_services_booking_fk',
      columns: [table.bookingId, table.garageId],
      foreignColumns: [bookings.id, bookings.garageId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'booking_services_service_fk',
      columns: [table.serviceId, table.garageId],
      foreignColumns: [services.id, services.garageId],
    }),
  ],
);

/** Keeps a crowd of new accounts from taking a garage's day. Kept for a day. */
export const bookingOrigins = pgTable(
  'booking_origins',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** An IPv4 address, or the first 64 bits of an IPv6 address. */
    network: text('network').notNull(),
    createdAt: setNow('created_at'),
  },
  (table) => [index('booking_origins_network_idx').on(table.network)],
);

/** The transaction of the change writes a row, which is never altered. */
export const bookingChanges = pgTable(
  'booking_changes',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: changeKinds }).notNull(),
    actor: text('actor', { enum: changeActors }).notNull(),
    /** Never shown to customers. */
    actorName: text('actor_name'),
    details: jsonb('details').$type<BookingChange['details']>().notNull().default({}),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('booking_changes_booking_idx').on(table.bookingId, table.createdAt, table.id),
    check('booking_changes_actor_check', sql`${table.actor} in ('customer', 'garage', 'system')`),
  ],
);
