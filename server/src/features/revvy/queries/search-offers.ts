import type { Garage, Service, VehicleType } from '@pahiya/contract/garages/schemas';
import { and, asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { serviceColumns } from '../../garages/queries/find-garage.ts';
import { searchGarages } from '../../garages/queries/search-garages.ts';
import { services } from '../../garages/tables.ts';
import { namesService } from '../rules/service-names.ts';

export interface Offer {
  garage: Garage;
  /** What it has of what was asked for, cheapest first. */
  services: Service[];
}

interface Wanted {
  search?: string | undefined;
  vehicleType?: VehicleType | undefined;
  city?: string | undefined;
}

/** The best garages that have what was asked for: in the city first, anywhere when nobody there has it. */
export async function searchOffers(db: Database, wanted: Wanted, limit: number): Promise<Offer[]> {
  const { search = '', vehicleType, city } = wanted;
  for (const where of city ? [city, undefined] : [undefined]) {
    const page = await searchGarages(db, { text: search, city: where, vehicleType, limit });
    const found = page?.items.map(({ garage }) => garage) ?? [];
    const offers = (await addServices(db, found, wanted)).filter(({ services }) => services.length > 0);
    if (offers.length > 0) return offers;
  }
  return [];
}

/** Of all that the garages have: a search shows only some services of each. */
async function addServices(db: Database, found: Garage[], wanted: Wanted): Promise<Offer[]> {
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

/** What names all that was asked for, for this kind of vehicle. */
export function fitting(offered: Service[], { search, vehicleType }: Wanted): Service[] {
  return offered.filter(({ name }) => namesService(name, { search, vehicleType }));
}
