import type { Garage, Service, VehicleType } from '@pahiya/contract/garages/schemas';
import { and, asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { findGarage, serviceColumns } from '../../garages/queries/find-garage.ts';
import { services } from '../../garages/tables.ts';
import { searchGarages } from '../../search/queries/search-garages.ts';
import type { SearchedOrder } from '../../search/types.ts';
import { anyKindOf, namesService } from '../rules/service-names.ts';

export interface Offer {
  garage: Garage;
  services: Service[];
}

export interface Wanted {
  search?: string | undefined;
  vehicleType?: VehicleType | undefined;
  city?: string | undefined;
  order?: SearchedOrder | undefined;
  without?: readonly string[] | undefined;
}

/**
 * Searches the city, or all of India if none is given. The search itself offers garages of other cities when a city has
 * none, or without a wish that nobody fulfils; those are left out here, because `near-offers` finds the ones within reach.
 */
export async function searchOffers(db: Database, wanted: Wanted, limit: number): Promise<Offer[]> {
  const { search = '', vehicleType, city, order, without = [] } = wanted;
  const sort = order === 'price' || order === 'rating' ? order : undefined;
  const text = anyKindOf(search);
  const page = await searchGarages(db, { text, city, vehicleType, sort, limit: limit + without.length });
  if (!page || page.nearestTo || page.unmet.length > 0) return [];
  const found = page.items.flatMap(({ garage }) => (without.includes(garage.id) ? [] : [garage])).slice(0, limit);
  return (await addServices(db, found, wanted)).filter(({ services }) => services.length > 0);
}

/** A search result contains only some services of each garage. */
export async function addServices(db: Database, found: Garage[], wanted: Wanted): Promise<Offer[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const all = await db
    .select(serviceColumns)
    .from(services)
    .where(and(inArray(services.garageId, ids), services.isActive))
    .orderBy(asc(services.price), asc(services.id));
  const byGarage = Map.groupBy(fitting(all, wanted), ({ garageId }) => garageId);
  return found.map((garage) => ({ garage, services: byGarage.get(garage.id) ?? [] }));
}

export async function offerOf(db: Database, garageId: string, wanted: Wanted): Promise<Offer[]> {
  const detail = await findGarage(db, garageId);
  if (!detail) return [];
  const services = fitting(detail.services, wanted).sort((a, b) => a.price - b.price);
  return [{ garage: detail.garage, services }];
}

export function fitting(offered: Service[], { search, vehicleType }: Wanted): Service[] {
  return offered.filter(({ name }) => namesService(name, { search, vehicleType }));
}
