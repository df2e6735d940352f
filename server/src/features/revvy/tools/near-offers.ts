import type { Point } from '@pahiya/contract/shared/distance';
import type { Database } from '../../../database/pool.ts';
import { listNearest } from '../../garages/queries/list-garages.ts';
import { searchGarages } from '../../search/queries/search-garages.ts';
import { reachKm } from '../rules/reach.ts';
import { anyKindOf } from '../rules/service-names.ts';
import { addServices, type Offer, type Wanted } from './search-offers.ts';

const looked = 50;

/** The nearest comes first, however far it is. */
export async function nearOffers(db: Database, point: Point, wanted: Wanted): Promise<Offer[]> {
  const { search, vehicleType } = wanted;
  const place = { ...point, vehicleType, limit: looked };
  if (!search) return (await listNearest(db, place)).map((garage) => ({ garage, services: [] }));
  const page = await searchGarages(db, { ...place, text: anyKindOf(search), sort: 'distance' });
  const offers = await addServices(db, page?.items.map(({ garage }) => garage) ?? [], wanted);
  return offers.filter(({ services }) => services.length > 0);
}

export function isInReach({ garage }: Offer): boolean {
  return garage.distanceKm !== null && garage.distanceKm <= reachKm;
}
