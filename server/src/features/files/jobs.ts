import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { removeReleasedFiles } from './commands/remove-files.ts';

/** Every quarter of an hour: the picture of a deleted post is gone soon after it. */
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
