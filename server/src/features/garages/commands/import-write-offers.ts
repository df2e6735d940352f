import { serviceTypes as allServiceTypes } from '@pahiya/contract/shared/known-values';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { GarageToWrite } from './import-write-garages.ts';

/** Bookings refer to these rows, so they keep their ids or become inactive. Returns the ids of changed garages. */
export async function replaceServices(tx: Database, garages: GarageToWrite[]): Promise<string[]> {
  const given = garages.flatMap(({ id, garage }) =>
    garage.services.map(({ name, description, price, duration, serviceTypes }) => {
      const service_types = allServiceTypes.filter((type) => serviceTypes?.includes(type) ?? true);
      return { id: uuidv7(), garage_id: id, name, description: description ?? null, price, duration, service_types };
    }),
  );
  const list = JSON.stringify(given);
  const written = await tx.execute<Changed>(sql`
    insert into services as stored (id, garage_id, name, description, price, duration, service_types)
    select id, garage_id, name, description, price, duration, service_types
    from jsonb_to_recordset(${list}::jsonb)
      as given (id uuid, garage_id uuid, name text, description text, price integer, duration integer,
        service_types text[])
    on conflict (garage_id, name) do update set
      description = excluded.description, price = excluded.price, duration = excluded.duration,
      service_types = excluded.service_types, is_active = true
    where (stored.description, stored.price, stored.duration, stored.service_types, stored.is_active)
      is distinct from (excluded.description, excluded.price, excluded.duration, excluded.service_types, true)
    returning stored.garage_id`);
  const retired = await tx.execute<Changed>(sql`
    update services set is_active = false
    where is_active and garage_id in (${idsOfKnown(garages)}) and ${isUnnamed(list)}
    returning garage_id`);
  return idsOf(written.rows, retired.rows);
}

export async function replaceMechanics(tx: Database, garages: GarageToWrite[]): Promise<string[]> {
  const given = garages.flatMap(({ id, garage }) =>
    garage.mechanics.map(({ name, phone, status }) => {
      return { id: uuidv7(), garage_id: id, name, phone: phone ?? null, status: status ?? 'active' };
    }),
  );
  const list = JSON.stringify(given);
  const written = await tx.execute<Changed>(sql`
    insert into mechanics as stored (id, garage_id, name, phone, status)
    select id, garage_id, name, phone, status
    from jsonb_to_recordset(${list}::jsonb) as given (id uuid, garage_id uuid, name text, phone text, status text)
    on conflict (garage_id, name) do update set phone = excluded.phone, status = excluded.status
    where (stored.phone, stored.status) is distinct from (excluded.phone, excluded.status)
    returning stored.garage_id`);
  const retired = await tx.execute<Changed>(sql`
    update mechanics set status = 'inactive'
    where status = 'active' and garage_id in (${idsOfKnown(garages)}) and ${isUnnamed(list)}
    returning garage_id`);
  return idsOf(written.rows, retired.rows);
}

interface Changed extends Record<string, unknown> {
  garage_id: string;
}

function idsOf(...lists: Changed[][]): string[] {
  return lists.flat().map((row) => row.garage_id);
}

function idsOfKnown(garages: GarageToWrite[]) {
  const ids = garages.filter((garage) => !garage.isNew).map((garage) => garage.id);
  return sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid`;
}

/** PostgreSQL hashes `not in`. With `not exists` on a list of unknown length it may compare row by row. */
function isUnnamed(list: string) {
  return sql`(garage_id, name) not in (
    select garage_id, name from jsonb_to_recordset(${list}::jsonb) as given (garage_id uuid, name text))`;
}
