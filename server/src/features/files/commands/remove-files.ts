import { and, asc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { keysOf } from '../rules.ts';
import { files } from '../tables.ts';

/** Nobody has more unfinished posts at a time. */
const mostForgotten = 20;

/** Unused uploads beyond an account's newest are removed after an hour instead of a day. */
const isPiledUp = sql`${files.releasedAt} < now() - interval '1 hour' and ${mostForgotten} <= (
  select count(*) from files newer where newer.user_id = ${files.userId} and newer.released_at is not null
    and (newer.released_at, newer.id) > (${files.releasedAt}, ${files.id}))`;

/** A day is enough to write a post for a picture that is already uploaded. */
const isDue = or(
  sql`${files.releasedAt} < now() - interval '1 day'`,
  isPiledUp,
  and(eq(files.purpose, 'avatar'), isNull(files.userId)),
);

/** After this many failures the store is considered down, and the next round tries again. */
const mostFailures = 10;

/** Each file has its own transaction. A failure does not hold up the others; it is thrown at the end. */
export async function removeReleasedFiles(db: Database, store: FileStore): Promise<number> {
  const failures = new Map<string, unknown>();
  let removed = 0;
  while (failures.size < mostFailures) {
    const outcome = await removeOne(db, store, and(isDue, notInArray(files.id, [...failures.keys()])));
    if (!outcome) break;
    if (outcome.ok) removed += 1;
    else failures.set(outcome.id, outcome.error);
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), `${failures.size} files could not be removed`);
  return removed;
}

export async function removeReleasedFile(db: Database, store: FileStore, { id }: { id: string }): Promise<void> {
  const outcome = await removeOne(db, store, and(eq(files.id, id), isDue));
  if (outcome && !outcome.ok) throw outcome.error;
}

type Removal = { ok: true } | { ok: false; id: string; error: unknown };

/** Locks the row until its objects are gone, so no post can use them. Null when there is nothing to remove. */
async function removeOne(db: Database, store: FileStore, which: typeof isDue): Promise<Removal | null> {
  let id: string | undefined;
  try {
    return await db.transaction(async (tx) => {
      const [file] = await tx
        .select()
        .from(files)
        .where(which)
        .orderBy(asc(files.releasedAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!file) return null;
      id = file.id;
      await tx.delete(files).where(eq(files.id, id));
      await store.remove(keysOf(file));
      return { ok: true };
    });
  } catch (error) {
    if (id === undefined) throw error;
    return { ok: false, id, error };
  }
}
