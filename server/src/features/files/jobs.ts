import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { removeReleasedFiles } from './commands/remove-files.ts';

export function fileRemovalQueue(db: Database, store: FileStore): JobQueue<object> {
  return {
    name: 'file-removal',
    schedule: '*/15 * * * *',
    run: async () => {
      await removeReleasedFiles(db, store);
      await store.removeOldDrafts();
    },
  };
}
