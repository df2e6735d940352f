import { apiPrefix } from '@pahiya/contract/router';
import { landingCities } from '@pahiya/contract/shared/cities';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../server/src/database/pool.ts';
import { garages } from '../../server/src/features/garages/tables.ts';
import type { Read } from './bare/answers.ts';

export interface ReadTarget {
  name: Read;
  requests: ReadRequest[];
}

interface ReadRequest {
  path: string;
  /** Parameters of the bare server's statement. */
  values: unknown[];
}

/** Chooses public reads of several cities and garages. */
export async function chooseReadTargets(db: Database, date = nextWorkingDay()): Promise<ReadTarget[]> {
  const places = await db
    .select({ id: garages.id, latitude: garages.latitude, longitude: garages.longitude })
    .from(garages)
    .where(and(eq(garages.status, 'active'), isNotNull(garages.latitude)))
    .orderBy(garages.id)
    .limit(16);
  return [
    { name: 'nearby, by city', requests: landingCities.map((city) => nearby({ city })) },
    {
      name: 'nearby, by coordinates',
      requests: places.map(({ latitude, longitude }) => nearby({ latitude, longitude })),
    },
    { name: 'garage', requests: places.map(({ id }) => ({ path: `${apiPrefix}/garages/${id}`, values: [id] })) },
    {
      name: 'slots',
      requests: places.map(({ id }) => ({
        path: `${apiPrefix}/garages/${id}/slots?date=${date}`,
        values: [id, date],
      })),
    },
  ];
}

/** Only a signed-in reader may read the feed. */
export const feedTarget: ReadTarget = {
  name: 'feed, signed in',
  requests: [{ path: `${apiPrefix}/posts`, values: [] }],
};

/** Shows what a request costs the product besides its statement. */
export const emptyTarget: ReadTarget = {
  name: 'nothing from the database',
  requests: [{ path: `${apiPrefix}/auth/providers`, values: [] }],
};

function nearby(place: Record<string, unknown>): ReadRequest {
  const values = Object.values(place);
  const query = new URLSearchParams(
    Object.entries(place).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return { path: `${apiPrefix}/garages/nearby?${query}`, values };
}

/** Skips Sunday, when many garages are closed. */
export function nextWorkingDay(now = new Date()): string {
  const tomorrow = addDays(zonedNow(now).date, 1);
  return new Date(tomorrow).getUTCDay() === 0 ? addDays(tomorrow, 1) : tomorrow;
}
