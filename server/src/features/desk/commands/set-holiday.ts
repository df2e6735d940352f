import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garageHolidays } from '../../garages/tables.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface ClosedDay {
  actor: StaffActor;
  garageId: string;
  date: string;
}

/** Existing bookings stay. The day's lock lets a concurrent booking be made before and seen here, or refused. */
export async function setHoliday(
  db: Database,
  { actor, garageId, date, reason }: ClosedDay & { reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      select pg_advisory_xact_lock(hashtextextended(format('day %s %s', ${garageId}::uuid, ${date}::date), 0))`);
    await tx
      .insert(garageHolidays)
      .values({ garageId, date, reason })
      .onConflictDoUpdate({ target: [garageHolidays.garageId, garageHolidays.date], set: { reason } });
    await recordAction(tx, { actor, action: 'holiday.set', subjectId: garageId, garageId, details: { date, reason } });
  });
}

export async function removeHoliday(db: Database, { actor, garageId, date }: ClosedDay): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(garageHolidays)
      .where(and(eq(garageHolidays.garageId, garageId), eq(garageHolidays.date, date)))
      .returning({ date: garageHolidays.date });
    if (removed.length === 0) return;
    await recordAction(tx, { actor, action: 'holiday.remove', subjectId: garageId, garageId, details: { date } });
  });
}
