import type { Garage, OpeningHours, Service, Slot } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';

/** Maps each field of the answer to its column. The compiler requires every field of the contract. */
type ColumnsOf<Answer> = Record<keyof Answer, string>;

export function select<Answer>(columns: ColumnsOf<Answer>): string {
  return Object.entries<string>(columns)
    .map(([name, value]) => `${value} as "${name}"`)
    .join(', ');
}

/** The query must read `garages g`. */
export const garageColumns = (distanceKm: string): string =>
  select<Garage>({
    id: 'g.id',
    name: 'g.name',
    status: `'active'`,
    imageUrl: 'g.image_url',
    location: 'g.location',
    latitude: 'g.latitude',
    longitude: 'g.longitude',
    distanceKm,
    isFeatured: 'g.is_featured',
    featuredOrder: 'g.featured_order',
    rating: `coalesce(g.average_rating, ${limits.defaultRating})::float8`,
    averageRating: 'g.average_rating::float8',
    totalReviews: 'g.total_reviews',
    categories: 'g.categories',
    vehicleTypes: 'g.vehicle_types',
    services: 'g.services',
    lowestPrice: 'g.lowest_price',
    shortestMinutes: 'g.shortest_minutes',
    longestMinutes: 'g.longest_minutes',
    picksUp: 'g.picks_up',
    isDemonstration: 'g.is_demonstration',
  });

export const serviceColumns = select<Service>({
  id: 'id',
  garageId: 'garage_id',
  name: 'name',
  description: 'description',
  price: 'price',
  duration: 'duration',
  serviceTypes: 'service_types',
});

export const openingHoursColumns = select<OpeningHours>({
  dayOfWeek: 'day_of_week',
  opens: 'left(min(start_time)::text, 5)',
  closes: 'left(max(end_time)::text, 5)',
  lastStart: 'left(max(start_time)::text, 5)',
});

/** The query must read `garage_time_slots t` and `garages g`, and provide the number of mechanics who are `free`. */
export const slotColumns = select<Slot>({
  startTime: 'left(t.start_time::text, 5)',
  endTime: 'left(t.end_time::text, 5)',
  available: 'not g.has_mechanics or free > 0',
  freeMechanics: 'case when g.has_mechanics then free end',
});
