import { zonedNow } from '@pahiya/contract/shared/dates';
import { type DueKind, dueKinds } from '@pahiya/contract/vehicles/schemas';
import type { Database } from '../../../database/pool.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { type DueReminder, findDueReminders } from '../queries/find-due-reminders.ts';
import { nameOfVehicle, type ReminderDays, reminderDays, reminderSubject } from '../rules.ts';

const vehiclesAtOnce = 200;

interface Stage {
  kind: DueKind;
  days: ReminderDays;
}

/** Sends each once across nodes. A failure does not stop the others; an `AggregateError` is thrown at the end. */
export async function sendReminders(db: Database, now: Date): Promise<void> {
  const { date: today } = zonedNow(now);
  const failures: unknown[] = [];
  for (const kind of dueKinds)
    for (const days of reminderDays) failures.push(...(await sendStage(db, { kind, days }, today)));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders could not be sent`);
}

async function sendStage(db: Database, stage: Stage, today: string): Promise<unknown[]> {
  const failures: unknown[] = [];
  let after: string | null = null;
  for (;;) {
    const due: DueReminder[] = await findDueReminders(db, { ...stage, today, after, limit: vehiclesAtOnce });
    for (const reminder of due) await sendReminder(db, reminder, stage).catch((error: unknown) => failures.push(error));
    const last = due.at(-1);
    if (!last || due.length < vehiclesAtOnce) return failures;
    after = last.vehicleId;
  }
}

async function sendReminder(db: Database, reminder: DueReminder, { kind, days }: Stage): Promise<void> {
  const { userId, vehicleId, date } = reminder;
  const isOver = days < 0;
  await db.transaction((tx) =>
    notify(tx, {
      userId,
      type: 'vehicle',
      data: {
        kind: isOver ? `${kind}_over` : kind,
        vehicle: nameOfVehicle(reminder),
        vehicle_id: vehicleId,
        date,
        path: kind === 'service' ? '/services' : '/settings?section=garage',
      },
      subject: reminderSubject({ vehicleId, kind, date, days }),
      isMailed: true,
    }),
  );
}
