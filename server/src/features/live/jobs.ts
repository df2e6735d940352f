import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { deleteOldEvents } from './commands.ts';

export function liveExpiryQueue(db: Database): JobQueue<object> {
  return { name: 'live-expiry', schedule: '*/5 * * * *', run: () => deleteOldEvents(db) };
}
