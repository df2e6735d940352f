import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { ImportedGarage } from './import-schema.ts';

interface GridToWrite {
  id: string;
  isNew: boolean;
  garage: Pick<ImportedGarage, 'slots'>;
}

interface StoredSlot extends Record<string, unknown> {
  id: string;
  garage_id: string;
  day_of_week: number;
  start_time: string;
}

/** Deletes before it inserts, so that no two slots overlap in between. Returns the ids of changed garages. */
export async function replaceSlots(tx: Database, garages: GridToWrite[]): Promise<string[]> {
  const removed = await removeOthers(tx, garages);
  const oldIds = new Map(removed.map((slot) => [keyOf(slot), slot.id]));
  const given = garages.flatMap(({ id, garage }) =>
    garage.slots.map(({ dayOfWeek, startTime, endTime, isAvailable }) => {
      const slot = { garage_id: id, day_of_week: dayOfWeek, start_time: startTime };
      return { ...slot, id: oldIds.get(keyOf(slot)) ?? uuidv7(), end_time: endTime, is_available: isAvailable ?? true };
    }),
  );
  const written = await tx.execute<{ garage_id: string }>(sql`
    insert into garage_time_slots as stored (id, garage_id, day_of_week, start_time, end_time, is_available)
    select id, garage_id, day_of_week, start_time, end_time, is_available
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
      id uuid, garage_id uuid, day_of_week smallint, start_time time, end_time time, is_available boolean)
    on conflict (garage_id, day_of_week, start_time) do update set is_available = excluded.is_available
    where stored.is_available <> excluded.is_available
    returning stored.garage_id`);
  return [...removed, ...written.rows].map((slot) => slot.garage_id);
}

async function removeOthers(tx: Database, garages: GridToWrite[]): Promise<StoredSlot[]> {
  const known = garages.filter((garage) => !garage.isNew);
  const kept = known.flatMap(({ id, garage }) =>
    garage.slots.map(({ dayOfWeek, startTime, endTime }) => {
      return { garage_id: id, day_of_week: dayOfWeek, start_time: startTime, end_time: endTime };
    }),
  );
  const ids = JSON.stringify(known.map((garage) => garage.id));
  const { rows } = await tx.execute<StoredSlot>(sql`
    delete from garage_time_slots
    where garage_id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)
      and (garage_id, day_of_week, start_time, end_time) not in (
        select garage_id, day_of_week, start_time, end_time
        from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
          as kept (garage_id uuid, day_of_week smallint, start_time time, end_time time))
    returning id, garage_id, day_of_week, to_char(start_time, 'HH24:MI') as start_time`);
  return rows;
}

function keyOf(slot: Pick<StoredSlot, 'garage_id' | 'day_of_week' | 'start_time'>): string {
  return `${slot.garage_id} ${slot.day_of_week} ${slot.start_time}`;
}
