import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { sendReminders } from './commands/send-reminders.ts';

/** Every morning at `reminderTime`; a morning on which no node was there is made good by the next start. */
export function reminderQueue(db: Database, now: () => Date): JobQueue<object> {
  return { name: 'vehicle-reminders', schedule: '0 9 * * *', run: () => sendReminders(db, now()) };
}
