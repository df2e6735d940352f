import { z } from 'zod';
import { calendarDate, clockTime } from '../shared/dates.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { rupees } from '../shared/money.ts';
import { pageInput } from '../shared/pages.ts';
import { text } from '../shared/text.ts';

export const vehicleTypes = ['car', 'bike', 'truck', 'suv'] as const;
export const vehicleType = z.enum(vehicleTypes);
export type VehicleType = z.infer<typeof vehicleType>;

/** The four service categories; also the landing pages' addresses (specification, section 2). */
export const categories = ['car-service', 'bike-service', 'doorstep-service', 'car-modifications'] as const;
export const category = z.enum(categories);
export type Category = z.infer<typeof category>;

export const serviceTypes = ['pickup', 'home_service'] as const;
export const serviceType = z.enum(serviceTypes);
export type ServiceType = z.infer<typeof serviceType>;

export const garage = z.object({
  id,
  name: z.string(),
  /** Only active garages are shown. */
  status: z.literal('active'),
  imageUrl: z.string().nullable(),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Straight-line distance from the coordinates asked with; null when none were given or the garage has none. */
  distanceKm: z.number().nullable(),
  isFeatured: z.boolean(),
  featuredOrder: z.int(),
  /** What a card shows: the average of its reviews, or the default of a garage that has none. */
  rating: z.number(),
  averageRating: z.number().nullable(),
  totalReviews: z.int(),
  categories: z.array(category),
  vehicleTypes: z.array(vehicleType),
  /** Names of its services. */
  services: z.array(z.string()),
  /** Of its services; null when it has none. */
  lowestPrice: rupees.nullable(),
  /** Minutes of its shortest and of its longest service; null when it has none. */
  shortestMinutes: z.int().nullable(),
  longestMinutes: z.int().nullable(),
  /** Whether any of its services can be booked with pickup. */
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
  /** Minutes. */
  duration: z.int(),
  /** How it can be had: with the vehicle collected, or where the vehicle stands. */
  serviceTypes: z.array(serviceType),
});
export type Service = z.infer<typeof service>;

export const slot = z.object({
  startTime: clockTime,
  endTime: clockTime,
  available: z.boolean(),
  /** Mechanics free for the whole slot; null when the garage never had one and the slot stays open. */
  freeMechanics: z.int().nullable(),
});
export type Slot = z.infer<typeof slot>;

/** A bookable start: what a taken slot offers instead. */
export const slotStart = z.object({ date: calendarDate, startTime: clockTime, endTime: clockTime });
export type SlotStart = z.infer<typeof slotStart>;

const latitude = z.coerce.number<number>().min(-90).max(90);
const longitude = z.coerce.number<number>().min(-180).max(180);
export const coordinates = z.strictObject({ latitude, longitude });

const city = text().trim().max(limits.searchTextLength).optional();

export const nearbyInput = z
  .strictObject({
    city,
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    vehicleType: vehicleType.optional(),
  })
  .refine((input) => (input.latitude === undefined) === (input.longitude === undefined), {
    error: 'Give latitude and longitude together',
    path: ['longitude'],
  });
export type NearbyInput = z.infer<typeof nearbyInput>;

export const searchInput = pageInput.extend({
  text: text().trim().max(limits.searchTextLength).default(''),
  city,
  vehicleType: vehicleType.optional(),
  category: category.optional(),
  /** In this garage alone, and then with all of its services that match. */
  garageId: id.optional(),
});
export type SearchInput = z.infer<typeof searchInput>;

/** A garage with the services that match the text, cheapest first; without a text its cheapest services. */
export const searchHit = z.object({ garage, matches: z.array(service) });
export type SearchHit = z.infer<typeof searchHit>;

/** From the beginning of the first slot of a weekday to the end of its last one. */
export const openingHours = z.object({
  dayOfWeek: z.int().min(0).max(6),
  opens: clockTime,
  closes: clockTime,
  /** When the last slot begins: later nothing of the day can be booked. */
  lastStart: clockTime,
});
export type OpeningHours = z.infer<typeof openingHours>;

export const garageDetail = z.object({
  garage,
  services: z.array(service),
  /** Weekdays without slots are left out. */
  openingHours: z.array(openingHours),
  /** Days from today on that are closed. */
  holidays: z.array(calendarDate),
});
export type GarageDetail = z.infer<typeof garageDetail>;

/** A city of the landing pages and the categories for which it has active garages. */
export const landingCity = z.object({ city: z.string(), categories: z.array(category) });
export type LandingCity = z.infer<typeof landingCity>;

/** Why nothing can be booked on a day: the garage is closed, or has mechanics of whom none is at work. */
export const dayClosures = ['holiday', 'no_mechanics'] as const;

export const slotDay = z.object({ date: calendarDate, closure: z.enum(dayClosures).nullable(), slots: z.array(slot) });
export type SlotDay = z.infer<typeof slotDay>;
