import { businessZone } from '@pahiya/contract/shared/dates';
import type { DueKind } from '@pahiya/contract/vehicles/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { maySeePerson } from '../../people/queries/visibility.ts';
import { daysToTell, type ReminderDays, reminderTime } from '../rules.ts';
import { vehicles } from '../tables.ts';

const dayOf = { puc: vehicles.pucUntil, insurance: vehicles.insuranceUntil, service: vehicles.serviceDue };

interface Wanted {
  kind: DueKind;
  days: ReminderDays;
  today: string;
  after: string | null;
  limit: number;
}

export interface DueReminder extends Record<string, unknown> {
  vehicleId: string;
  userId: string;
  make: string;
  model: string;
  registration: string | null;
  date: string;
}

/** Leaves out dates entered after the morning of their reminder, because the owner knows them. */
export async function findDueReminders(db: Database, wanted: Wanted): Promise<DueReminder[]> {
  const { kind, days, today, after, limit } = wanted;
  const { from, to } = daysToTell(days, today);
  const day = dayOf[kind];
  const morning = sql`((${day} - ${days}::int) + ${reminderTime}::time) at time zone ${businessZone}`;
  const { rows } = await db.execute<DueReminder>(sql`
    select ${vehicles.id} as "vehicleId", ${vehicles.userId} as "userId", ${vehicles.make} as make, ${vehicles.model} as model,
      ${vehicles.registration} as registration, ${day}::text as date
    from ${vehicles}
    where ${day} between ${from} and ${to} and ${vehicles.updatedAt} <= ${morning}
      and (${after}::uuid is null or ${vehicles.id} > ${after}::uuid) and ${maySeePerson(null, vehicles.userId)}
      and not exists (select from notifications earlier where earlier.user_id = ${vehicles.userId}
        and earlier.subject = concat_ws(':', 'vehicle', ${vehicles.id}, ${kind}::text, ${day}, ${days}::int))
    order by ${vehicles.id} limit ${limit}`);
  return rows;
}
