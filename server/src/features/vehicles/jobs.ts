import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { sendReminders } from './commands/send-reminders.ts';

/** Runs at `reminderTime`, or at the next start if no node ran then. */
export function reminderQueue(db: Database, now: () => Date): JobQueue<object> {
  return { name: 'vehicle-reminders', schedule: '0 9 * * *', run: () => sendReminders(db, now()) };
}
