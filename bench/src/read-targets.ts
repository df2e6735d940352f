import { apiPrefix } from '@pahiya/contract/router';
import { landingCities } from '@pahiya/contract/shared/cities';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../server/src/database/pool.ts';
import { findDaySlots } from '../../server/src/features/garages/queries/day-slots.ts';
import { findGarage } from '../../server/src/features/garages/queries/find-garage.ts';
import { listNearby } from '../../server/src/features/garages/queries/list-garages.ts';
import { garages } from '../../server/src/features/garages/tables.ts';
import type { Shape } from './bare-plan.ts';

export interface ReadTarget {
  name: string;
  shape: Shape;
  requests: ReadRequest[];
}

export interface ReadRequest {
  path: string;
  read: (db: Database) => Promise<unknown>;
}

/** Over several cities and garages. */
export async function chooseReadTargets(db: Database): Promise<ReadTarget[]> {
  const date = nextWorkingDay();
  const places = await db
    .select({ id: garages.id, latitude: garages.latitude, longitude: garages.longitude })
    .from(garages)
    .where(and(eq(garages.status, 'active'), isNotNull(garages.latitude)))
    .orderBy(garages.id)
    .limit(16);
  return [
    { name: 'nearby, by city', shape: 'garages', requests: landingCities.map((city) => nearby({ city })) },
    {
      name: 'nearby, by coordinates',
      shape: 'nearest',
      requests: places.map(({ latitude, longitude }) =>
        nearby({ latitude: latitude ?? undefined, longitude: longitude ?? undefined }),
      ),
    },
    {
      name: 'garage',
      shape: 'garage',
      requests: places.map(({ id }) => ({ path: `${apiPrefix}/garages/${id}`, read: (on) => findGarage(on, id) })),
    },
    {
      name: 'slots',
      shape: 'slots',
      requests: places.map(({ id }) => ({
        path: `${apiPrefix}/garages/${id}/slots?date=${date}`,
        read: (on) => findDaySlots(on, { garageId: id, date, now: new Date() }),
      })),
    },
  ];
}

type Place = Parameters<typeof listNearby>[1];

function nearby(place: Place): ReadRequest {
  const query = new URLSearchParams(
    Object.entries(place).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return { path: `${apiPrefix}/garages/nearby?${query}`, read: (db) => listNearby(db, place) };
}

/** Many garages are closed on Sundays. */
function nextWorkingDay(): string {
  const tomorrow = addDays(zonedNow(new Date()).date, 1);
  return new Date(tomorrow).getUTCDay() === 0 ? addDays(tomorrow, 1) : tomorrow;
}
