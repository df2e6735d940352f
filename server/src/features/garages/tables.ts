import type { Category, ServiceType, VehicleType } from '@pahiya/contract/garages/schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clock, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';

export type SetAtDesk = 'services' | 'mechanics' | 'slots' | 'featured';

export const garages = pgTable(
  'garages',
  {
    id: uuid('id').primaryKey(),
    /** The importer's key; null for a garage that was not imported. */
    externalId: text('external_id').unique(),
    name: text('name').notNull(),
    imageUrl: text('image_url'),
    location: text('location').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    isFeatured: boolean('is_featured').notNull().default(false),
    featuredOrder: integer('featured_order').notNull().default(0),
    averageRating: numeric('average_rating', { precision: 3, scale: 2, mode: 'number' }),
    totalReviews: integer('total_reviews').notNull().default(0),
    /** An imported file gave this rating. Our own reviews are added. */
    importedRating: numeric('imported_rating', { precision: 3, scale: 2, mode: 'number' }),
    importedReviews: integer('imported_reviews').notNull().default(0),
    categories: text('categories').array().$type<Category[]>().notNull(),
    vehicleTypes: text('vehicle_types').array().$type<VehicleType[]>().notNull(),
    /** Lists the active services. A trigger on `services` maintains it (product, section 16.1). */
    services: text('services').array().notNull().default(sql`'{}'`),
    /** True once the garage had one, by a trigger on `mechanics`. From then on a slot needs a free mechanic. */
    hasMechanics: boolean('has_mechanics').notNull().default(false),
    /** A trigger maintains these, so that cards need not read `services`. */
    lowestPrice: integer('lowest_price'),
    shortestMinutes: integer('shortest_minutes'),
    longestMinutes: integer('longest_minutes'),
    picksUp: boolean('picks_up').notNull().default(true),
    isDemonstration: boolean('is_demonstration').notNull().default(false),
    /** Lists changed at the desk; imports keep them (docs/garage-import.md). */
    setAtDesk: text('set_at_desk').array().$type<SetAtDesk[]>().notNull().default(sql`'{}'`),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [
    check('garages_name_check', sql`btrim(${table.name}) <> ''`),
    check('garages_location_check', sql`btrim(${table.location}) <> ''`),
    check('garages_status_check', sql`${table.status} in ('active', 'inactive')`),
    check('garages_coordinates_check', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    check('garages_latitude_check', sql`${table.latitude} between -90 and 90`),
    check('garages_longitude_check', sql`${table.longitude} between -180 and 180`),
    check('garages_average_rating_check', sql`${table.averageRating} between 1 and 5`),
    check('garages_total_reviews_check', sql`${table.totalReviews} >= 0`),
    check('garages_rated_check', sql`(${table.averageRating} is null) = (${table.totalReviews} = 0)`),
    check('garages_imported_rating_check', sql`${table.importedRating} between 1 and 5`),
    check('garages_imported_check', sql`(${table.importedRating} is null) = (${table.importedReviews} = 0)`),
    check(
      'garages_categories_check',
      sql`${table.categories} <@ array['car-service', 'bike-service', 'doorstep-service', 'car-modifications'] and cardinality(${table.categories}) > 0`,
    ),
    check(
      'garages_vehicle_types_check',
      sql`${table.vehicleTypes} <@ array['car', 'bike', 'truck', 'suv'] and cardinality(${table.vehicleTypes}) > 0`,
    ),
    // Not only of active garages: PostgreSQL takes no statistics of the expression from a partial index.
    index('garages_exact_name_idx').on(sql`lower(${table.name})`),
    index('garages_featured_idx')
      .on(table.featuredOrder.desc(), table.id)
      .where(sql`${table.status} = 'active' and ${table.isFeatured}`),
  ],
);

const garageId = () =>
  uuid('garage_id')
    .notNull()
    .references(() => garages.id, { onDelete: 'cascade' });

export const services = pgTable(
  'services',
  {
    id: uuid('id').primaryKey(),
    garageId: garageId(),
    name: text('name').notNull(),
    description: text('description'),
    /** Whole rupees. */
    price: integer('price').notNull(),
    /** Minutes. */
    duration: integer('duration').notNull(),
    serviceTypes: text('service_types').array().$type<ServiceType[]>().notNull().default(['pickup', 'home_service']),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    unique('services_garage_id_name_key').on(table.garageId, table.name),
    unique('services_id_garage_id_key').on(table.id, table.garageId),
    check('services_name_check', sql`btrim(${table.name}) <> ''`),
    check('services_price_check', sql`${table.price} >= 0`),
    check('services_duration_check', sql`${table.duration} > 0`),
    check(
      'services_service_types_check',
      sql`${table.serviceTypes} <@ array['pickup', 'home_service'] and cardinality(${table.serviceTypes}) > 0`,
    ),
  ],
);

export const mechanics = pgTable(
  'mechanics',
  {
    id: uuid('id').primaryKey(),
    garageId: garageId(),
    name: text('name').notNull(),
    phone: text('phone'),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
  },
  (table) => [
    unique('mechanics_garage_id_name_key').on(table.garageId, table.name),
    unique('mechanics_id_garage_id_key').on(table.id, table.garageId),
    check('mechanics_name_check', sql`btrim(${table.name}) <> ''`),
    check('mechanics_status_check', sql`${table.status} in ('active', 'inactive')`),
  ],
);

/** `garage_time_slots_no_overlap` (in a migration) keeps the slots of a day from overlapping. */
export const garageTimeSlots = pgTable(
  'garage_time_slots',
  {
    id: uuid('id').primaryKey(),
    garageId: garageId(),
    dayOfWeek: smallint('day_of_week').notNull(),
    startTime: clock('start_time').notNull(),
    endTime: clock('end_time').notNull(),
    isAvailable: boolean('is_available').notNull().default(true),
  },
  (table) => [
    unique('garage_time_slots_start_key').on(table.garageId, table.dayOfWeek, table.startTime),
    check('garage_time_slots_day_check', sql`${table.dayOfWeek} between 0 and 6`),
    check('garage_time_slots_order_check', sql`${table.startTime} < ${table.endTime}`),
  ],
);

export const garageFavourites = pgTable(
  'garage_favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    garageId: garageId(),
    createdAt: setNow('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.garageId] }),
    index('garage_favourites_newest_idx').on(table.userId, table.createdAt),
  ],
);

export const garageHolidays = pgTable(
  'garage_holidays',
  {
    garageId: garageId(),
    date: date('date', { mode: 'string' }).notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.garageId, table.date] })],
);
