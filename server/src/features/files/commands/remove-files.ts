import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { keysOf } from '../rules.ts';
import { files } from '../tables.ts';

/** Long enough to write a post to a picture that is there already. */
const isDue = or(
  sql`${files.releasedAt} < now() - interval '1 day'`,
  and(eq(files.purpose, 'avatar'), isNull(files.userId)),
);

/**
 * Removes what nothing has referred to for a day, and the pictures of accounts that are gone. Each file is a transaction
 * of its own; a node that dies in between leaves the row, and the next round goes on.
 */
export async function removeReleasedFiles(db: Database, store: FileStore): Promise<number> {
  let removed = 0;
  while (await removeOne(db, store, isDue)) removed += 1;
  return removed;
}

/** Now, not by the next round; does nothing when something refers to it again. */
export async function removeReleasedFile(db: Database, store: FileStore, { id }: { id: string }): Promise<void> {
  await removeOne(db, store, and(eq(files.id, id), isDue));
}

/**
 * The row stays locked until its objects are gone: a post that takes the file at this moment either holds it first, and
 * it is passed over, or comes after and finds no file.
 */
async function removeOne(db: Database, store: FileStore, which: typeof isDue): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [file] = await tx
      .select()
      .from(files)
      .where(which)
      .orderBy(asc(files.releasedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!file) return false;
    await tx.delete(files).where(eq(files.id, file.id));
    await store.remove(keysOf(file));
    return true;
  });
}
