import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { files } from '../tables.ts';
import { removeReleasedFile } from './remove-files.ts';

/** Does what a new file needs beside its row. When that fails or is refused, the account has its room again. */
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
    // Why the work failed is what counts. A row that stays is removed by a later round.
    if (!isKept) await giveBack(db, store, id).catch(() => undefined);
  }
}

/** First the room, which does not need the store, then the row with the objects that were written. */
async function giveBack(db: Database, store: FileStore, id: string): Promise<void> {
  await db
    .update(files)
    .set({ bytes: 0, releasedAt: new Date(0) })
    .where(eq(files.id, id));
  await removeReleasedFile(db, store, { id });
}
