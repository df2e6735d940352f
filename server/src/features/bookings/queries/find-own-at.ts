import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

interface Time {
  userId: string;
  garageId: string;
  date: string;
  time: string;
}

export async function findOwnAt(db: Database, { userId, garageId, date, time }: Time): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from bookings
    where user_id = ${userId} and garage_id = ${garageId} and occupies_slot(status, held_until)
      and slot_range @> (${date}::date + ${time}::time)
    order by created_at limit 1`);
  return rows[0]?.id ?? null;
}
