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

export const garage = z.object({
  id,
  name: z.string(),
  imageUrl: z.string().nullable(),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Straight-line distance from the coordinates asked with; null when none were given or the garage has none. */
  distanceKm: z.number().nullable(),
  isFeatured: z.boolean(),
  averageRating: z.number().nullable(),
  totalReviews: z.int(),
  categories: z.array(category),
  vehicleTypes: z.array(vehicleType),
  /** Names of its services. */
  services: z.array(z.string()),
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

export const garageDetail = z.object({ garage, services: z.array(service) });
export type GarageDetail = z.infer<typeof garageDetail>;

/** A city of the landing pages and the categories for which it has active garages. */
export const landingCity = z.object({ city: z.string(), categories: z.array(category) });
export type LandingCity = z.infer<typeof landingCity>;

/** Why nothing can be booked on a day: the garage is closed, or has mechanics of whom none is at work. */
export const dayClosures = ['holiday', 'no_mechanics'] as const;

export const slotDay = z.object({ date: calendarDate, closure: z.enum(dayClosures).nullable(), slots: z.array(slot) });
export type SlotDay = z.infer<typeof slotDay>;
