import { serviceTypes as allServiceTypes } from '@pahiya/contract/shared/known-values';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { SetAtDesk } from '../tables.ts';
import type { ImportedGarage } from './import-schema.ts';
import type { GarageToWrite } from './import-write-garages.ts';

/** The file differs, but the desk's version is kept. */
export interface Kept {
  garage: string;
  list: SetAtDesk;
}

export function leftToFiles(rows: GarageToWrite[], list: SetAtDesk): GarageToWrite[] {
  return rows.filter((row) => !row.setAtDesk.includes(list));
}

export async function listKept(tx: Database, rows: GarageToWrite[]): Promise<Kept[]> {
  const touched = rows.filter((row) => row.setAtDesk.length > 0);
  if (touched.length === 0) return [];
  const stored = await readStored(tx, touched);
  return touched.flatMap((row) => {
    const lists = stored.get(row.id);
    const isOther = (list: SetAtDesk) => lists !== undefined && write(lists[list]) !== write(given[list](row.garage));
    return row.setAtDesk.filter(isOther).map((list): Kept => ({ garage: row.garage.externalId, list }));
  });
}

type Lists = Record<SetAtDesk, unknown[][]>;

const given: Record<SetAtDesk, (garage: ImportedGarage) => unknown[][]> = {
  services: ({ services }) =>
    services.map(({ name, description, price, duration, serviceTypes }) => [
      ...[name, description ?? null, price, duration],
      allServiceTypes.filter((type) => serviceTypes?.includes(type) ?? true),
    ]),
  mechanics: ({ mechanics }) =>
    mechanics.filter(({ status }) => status !== 'inactive').map(({ name, phone }) => [name, phone ?? null]),
  slots: ({ slots }) =>
    slots.map(({ dayOfWeek, startTime, endTime, isAvailable }) => [dayOfWeek, startTime, endTime, isAvailable ?? true]),
  featured: ({ isFeatured, featuredOrder }) => [[isFeatured ?? false, featuredOrder ?? 0]],
};

async function readStored(tx: Database, rows: GarageToWrite[]): Promise<Map<string, Lists>> {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const { rows: found } = await tx.execute<Lists & { id: string }>(sql`
    select g.id, json_build_array(json_build_array(g.is_featured, g.featured_order)) as featured,
      (select coalesce(json_agg(json_build_array(name, description, price, duration, service_types)), '[]')
        from services where garage_id = g.id and is_active) as services,
      (select coalesce(json_agg(json_build_array(name, phone)), '[]')
        from mechanics where garage_id = g.id and status = 'active') as mechanics,
      (select coalesce(json_agg(json_build_array(
          day_of_week, to_char(start_time, 'HH24:MI'), to_char(end_time, 'HH24:MI'), is_available)), '[]')
        from garage_time_slots where garage_id = g.id) as slots
    from garages g where g.id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)`);
  return new Map(found.map(({ id, ...lists }) => [id, lists]));
}

function write(list: unknown[][]): string {
  return JSON.stringify(list.map((row) => JSON.stringify(row)).sort());
}
