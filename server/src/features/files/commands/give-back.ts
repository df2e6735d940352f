import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { files } from '../tables.ts';
import { removeReleasedFile } from './remove-files.ts';

/** Releases the reserved space when the work fails or is refused. */
export async function orGiveBack<Outcome extends { ok: boolean }>(
  db: Database,
  store: FileStore,
  { id, work }: { id: string; work: () => Promise<Outcome> },
): Promise<Outcome> {
  let isKept = false;
  try {
    const outcome = await work();
    isKept = outcome.ok;
    return outcome;
  } finally {
    // An error here must not hide the work's own error. A later round removes the row.
    if (!isKept) await giveBack(db, store, id).catch(() => undefined);
  }
}

/** Releases the space first, which does not need the store. */
async function giveBack(db: Database, store: FileStore, id: string): Promise<void> {
  await db
    .update(files)
    .set({ bytes: 0, releasedAt: new Date(0) })
    .where(eq(files.id, id));
  await removeReleasedFile(db, store, { id });
}
