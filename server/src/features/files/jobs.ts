import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { removeReleasedFiles } from './commands/remove-files.ts';

/** Runs every quarter of an hour, so that the picture of a deleted post is removed soon. */
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
