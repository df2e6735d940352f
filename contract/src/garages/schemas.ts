import { z } from 'zod';
import { calendarDate, clockTime } from '../shared/date-schemas.ts';
import { id } from '../shared/ids.ts';
import { serviceTypes, vehicleTypes } from '../shared/known-values.ts';
import { limits } from '../shared/limits.ts';
import { rupees } from '../shared/money.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { text } from '../shared/text.ts';

export const vehicleType = z.enum(vehicleTypes);
export type VehicleType = z.infer<typeof vehicleType>;

/** Also the URLs of the landing pages (product, section 3.7). */
export const categories = ['car-service', 'bike-service', 'doorstep-service', 'car-modifications'] as const;
export const category = z.enum(categories);
export type Category = z.infer<typeof category>;

export const serviceType = z.enum(serviceTypes);
export type ServiceType = z.infer<typeof serviceType>;

export const garage = z.object({
  id,
  name: z.string(),
  status: z.literal('active'),
  imageUrl: z.string().nullable(),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Measured in a straight line; null without coordinates. */
  distanceKm: z.number().nullable(),
  isFeatured: z.boolean(),
  featuredOrder: z.int(),
  /** The average, or the default for a garage without reviews. */
  rating: z.number(),
  averageRating: z.number().nullable(),
  totalReviews: z.int(),
  categories: z.array(category),
  vehicleTypes: z.array(vehicleType),
  services: z.array(z.string()),
  lowestPrice: rupees.nullable(),
  shortestMinutes: z.int().nullable(),
  longestMinutes: z.int().nullable(),
  picksUp: z.boolean(),
  isDemonstration: z.boolean(),
});
export type Garage = z.infer<typeof garage>;

export const service = z.object({
  id,
  garageId: id,
  name: z.string(),
  description: z.string().nullable(),
  price: rupees,
  duration: z.int(),
  /** Says whether the vehicle can be collected, or serviced where it stands. */
  serviceTypes: z.array(serviceType),
});
export type Service = z.infer<typeof service>;

export const slot = z.object({
  startTime: clockTime,
  endTime: clockTime,
  available: z.boolean(),
  /** Null when the garage has never had a mechanic; the slot is then bookable. */
  freeMechanics: z.int().nullable(),
});
export type Slot = z.infer<typeof slot>;

export const slotStart = z.object({ date: calendarDate, startTime: clockTime, endTime: clockTime });
export type SlotStart = z.infer<typeof slotStart>;

const latitude = z.coerce.number<number>().min(-90).max(90);
const longitude = z.coerce.number<number>().min(-180).max(180);
export const coordinates = z.strictObject({ latitude, longitude });

const city = text().trim().max(limits.searchTextLength).optional();

const position = { latitude: latitude.optional(), longitude: longitude.optional() };

interface Position {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

const isWhole = (input: Position) => (input.latitude === undefined) === (input.longitude === undefined);
const givenTogether = { error: 'Give latitude and longitude together', path: ['longitude'] };

export const nearbyInput = z
  .strictObject({
    city,
    ...position,
    vehicleType: vehicleType.optional(),
    limit: z.coerce.number<number>().int().min(1).max(limits.nearbyGarages).optional(),
  })
  .refine(isWhole, givenTogether);
export type NearbyInput = z.infer<typeof nearbyInput>;

export const searchOrders = ['relevance', 'distance', 'price', 'rating', 'next_free'] as const;
export const searchOrder = z.enum(searchOrders);
export type SearchOrder = z.infer<typeof searchOrder>;

export const freeDays = ['today', 'tomorrow'] as const;
export const freeDay = z.enum(freeDays);
export type FreeDay = z.infer<typeof freeDay>;

export const searchInput = pageInput
  .extend({
    text: text().trim().max(limits.searchTextLength).default(''),
    city,
    ...position,
    vehicleType: vehicleType.optional(),
    category: category.optional(),
    serviceType: serviceType.optional(),
    /** Only garages with a free slot on this day. */
    free: freeDay.optional(),
    /** By default the best match first. `distance` needs coordinates. */
    sort: searchOrder.optional(),
    /** Searches this garage alone and returns all of its matching services. */
    garageId: id.optional(),
  })
  .refine(isWhole, givenTogether)
  .refine(({ sort, latitude: from }) => sort !== 'distance' || from !== undefined, {
    error: 'Sorting by distance needs coordinates',
    path: ['sort'],
  });
export type SearchInput = z.infer<typeof searchInput>;

/** Matches are cheapest first; without a text, the cheapest services. */
export const searchHit = z.object({ garage, matches: z.array(service) });
export type SearchHit = z.infer<typeof searchHit>;

const words = z.array(z.string());

export const searchedOrders = ['price', 'rating', 'distance'] as const;

/** How a part of the text was understood, and the words of the text that say it. */
export const understoodPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wish'), words }),
  z.object({ kind: z.literal('place'), words, name: z.string() }),
  /** Null for a kind of vehicle alone. A garage serves one of the types. */
  z.object({ kind: z.literal('vehicle'), words, name: z.string().nullable(), vehicleTypes: z.array(vehicleType) }),
  z.object({ kind: z.literal('price'), words, most: rupees }),
  z.object({ kind: z.literal('order'), words, order: z.enum(searchedOrders) }),
]);
export type UnderstoodPart = z.infer<typeof understoodPart>;

/**
 * A wish of the text that no garage near fulfils, so that the search does without it. `time`: to be open then; those with
 * the next free slot come first. `visit`: to come home; these do the work in their workshops. `price`: these are the cheapest.
 */
export const unmetWish = z.enum(['time', 'visit', 'price']);
export type UnmetWish = z.infer<typeof unmetWish>;

export const searchPage = pageOf(searchHit).extend({
  understood: z.array(understoodPart),
  /** A place without such a garage. The garages are then the nearest ones, each with its distance from there. */
  nearestTo: z.string().nullable(),
  /** The coordinates are abroad and were ignored, or nothing was found because the text names a city abroad. */
  isAbroad: z.boolean(),
  /** Nothing was found, because no garage does what the text asks for: a repair of a tractor. */
  isUnlisted: z.boolean(),
  unmet: z.array(unmetWish),
});

export const suggestInput = z.strictObject({ text: text().trim().min(1).max(limits.searchTextLength), city });

/** Suggestions while a customer types. Only places that have garages are suggested. */
export const suggestions = z.object({
  services: z.array(z.string()),
  places: z.array(z.object({ name: z.string(), city: z.string() })),
  garages: z.array(garage.pick({ id: true, name: true, location: true })),
});
export type Suggestions = z.infer<typeof suggestions>;

export const nextFreeInput = z.strictObject({
  garageIds: z
    .string()
    .max(40 * limits.pageSizeMaximum)
    .transform((ids) => ids.split(','))
    .pipe(z.array(id).min(1).max(limits.pageSizeMaximum)),
});

/** The first free slot of today or the six days after it; null without one. */
export const nextFree = z.object({ garageId: id, slot: slotStart.nullable() });
export type NextFree = z.infer<typeof nextFree>;

/** A weekday opens with its first slot and closes with the end of its last one. */
export const openingHours = z.object({
  dayOfWeek: z.int().min(0).max(6),
  opens: clockTime,
  closes: clockTime,
  lastStart: clockTime,
});
export type OpeningHours = z.infer<typeof openingHours>;

export const garageDetail = z.object({
  garage,
  services: z.array(service),
  /** Weekdays without slots are left out. */
  openingHours: z.array(openingHours),
  holidays: z.array(calendarDate),
});
export type GarageDetail = z.infer<typeof garageDetail>;

export const landingCity = z.object({ city: z.string(), categories: z.array(category) });
export type LandingCity = z.infer<typeof landingCity>;

export const dayClosures = ['holiday', 'no_mechanics'] as const;

export const slotDay = z.object({ date: calendarDate, closure: z.enum(dayClosures).nullable(), slots: z.array(slot) });
export type SlotDay = z.infer<typeof slotDay>;
