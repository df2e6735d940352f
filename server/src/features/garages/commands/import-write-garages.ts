import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { SetAtDesk } from '../tables.ts';
import type { ImportedGarage } from './import-schema.ts';

export interface GarageToWrite {
  id: string;
  isNew: boolean;
  garage: ImportedGarage;
  setAtDesk: SetAtDesk[];
}

interface Upserted {
  rows: GarageToWrite[];
  changedIds: string[];
}

/** Requires the import lock, because it decides which garages are new. */
export async function upsertGarages(
  tx: Database,
  batch: ImportedGarage[],
  isDemonstration: boolean,
): Promise<Upserted> {
  const known = await holdKnown(tx, batch);
  const rows = batch.map((garage) => {
    const stored = known.get(garage.externalId);
    return { id: stored?.id ?? uuidv7(), isNew: !stored, garage, setAtDesk: stored?.set_at_desk ?? [] };
  });
  const given = rows.map((row) => ({
    ...toRecord(row, isDemonstration),
    ...featuredOf(row.garage, known.get(row.garage.externalId)),
  }));
  const changedIds = await upsert(tx, given);
  await refreshRatings(tx, rows, changedIds);
  return { rows, changedIds };
}

interface StoredGarage extends Record<string, unknown> {
  id: string;
  external_id: string;
  is_featured: boolean;
  featured_order: number;
  set_at_desk: SetAtDesk[];
}

/** Locked until the import ends, so that the desk cannot change them meanwhile. */
async function holdKnown(tx: Database, batch: ImportedGarage[]): Promise<Map<string, StoredGarage>> {
  const externalIds = JSON.stringify(batch.map((garage) => garage.externalId));
  const { rows } = await tx.execute<StoredGarage>(sql`
    select id, external_id, is_featured, featured_order, set_at_desk from garages
    where external_id in (select jsonb_array_elements_text(${externalIds}::jsonb))
    order by id for no key update`);
  return new Map(rows.map((row) => [row.external_id, row]));
}

function featuredOf(garage: ImportedGarage, stored: StoredGarage | undefined) {
  if (stored?.set_at_desk.includes('featured'))
    return { is_featured: stored.is_featured, featured_order: stored.featured_order };
  return { is_featured: garage.isFeatured ?? false, featured_order: garage.featuredOrder ?? 0 };
}

function toRecord({ id, garage }: GarageToWrite, isDemonstration: boolean) {
  return {
    id,
    external_id: garage.externalId,
    name: garage.name,
    image_url: garage.imageUrl ?? null,
    location: garage.location,
    latitude: garage.latitude,
    longitude: garage.longitude,
    status: garage.status ?? 'active',
    imported_rating: garage.averageRating ?? null,
    imported_reviews: garage.totalReviews ?? 0,
    categories: garage.categories,
    vehicle_types: garage.vehicleTypes,
    is_demonstration: isDemonstration,
  };
}

/** Keeps the rating of an earlier import if the file has none. */
async function upsert(
  tx: Database,
  given: (ReturnType<typeof toRecord> & ReturnType<typeof featuredOf>)[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into garages as stored (
      id, external_id, name, image_url, location, latitude, longitude, status, is_featured, featured_order,
      imported_rating, imported_reviews, average_rating, total_reviews, categories, vehicle_types, is_demonstration)
    select
      id, external_id, name, image_url, location, latitude, longitude, status, is_featured, featured_order,
      imported_rating, imported_reviews, imported_rating, imported_reviews, categories, vehicle_types, is_demonstration
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
      id uuid, external_id text, name text, image_url text, location text, latitude float8, longitude float8,
      status text, is_featured boolean, featured_order integer, imported_rating numeric(3, 2), imported_reviews integer,
      categories text[], vehicle_types text[], is_demonstration boolean)
    on conflict (external_id) do update set
      name = excluded.name, image_url = excluded.image_url, location = excluded.location,
      latitude = excluded.latitude, longitude = excluded.longitude, status = excluded.status,
      is_featured = excluded.is_featured, featured_order = excluded.featured_order,
      imported_rating = coalesce(excluded.imported_rating, stored.imported_rating),
      imported_reviews =
        case when excluded.imported_rating is null then stored.imported_reviews else excluded.imported_reviews end,
      categories = excluded.categories, vehicle_types = excluded.vehicle_types,
      is_demonstration = excluded.is_demonstration, updated_at = now()
    where
      (stored.name, stored.image_url, stored.location, stored.latitude, stored.longitude, stored.status,
       stored.is_featured, stored.featured_order, stored.categories, stored.vehicle_types, stored.is_demonstration)
      is distinct from
      (excluded.name, excluded.image_url, excluded.location, excluded.latitude, excluded.longitude, excluded.status,
       excluded.is_featured, excluded.featured_order, excluded.categories, excluded.vehicle_types,
       excluded.is_demonstration)
      or (excluded.imported_rating is not null and (stored.imported_rating, stored.imported_reviews)
        is distinct from (excluded.imported_rating, excluded.imported_reviews))
    returning stored.id`);
  return rows.map((row) => row.id);
}

async function refreshRatings(tx: Database, rows: GarageToWrite[], changedIds: string[]): Promise<void> {
  const changed = new Set(changedIds);
  const ids = rows
    .filter(({ id, isNew, garage }) => !isNew && changed.has(id) && typeof garage.averageRating === 'number')
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.execute(sql`
    select refresh_garage_rating(id::uuid) from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as stated (id)`);
}
