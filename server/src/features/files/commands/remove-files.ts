import { and, asc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { keysOf } from '../rules.ts';
import { files } from '../tables.ts';

/** Nobody writes more posts at a time. */
const mostForgotten = 20;

/** Unused uploads beyond the newest ones of an account go after an hour instead of a day. */
const isPiledUp = sql`${files.releasedAt} < now() - interval '1 hour' and ${mostForgotten} <= (
  select count(*) from files newer where newer.user_id = ${files.userId} and newer.released_at is not null
    and (newer.released_at, newer.id) > (${files.releasedAt}, ${files.id}))`;

/** A day is long enough to write a post to a picture that is there already. */
const isDue = or(
  sql`${files.releasedAt} < now() - interval '1 day'`,
  isPiledUp,
  and(eq(files.purpose, 'avatar'), isNull(files.userId)),
);

/** A store that refuses so many is away: the next round tries again. */
const mostFailures = 10;

/**
 * Removes what nothing has referred to for a day, what one account lets pile up, and the pictures of accounts that are gone. Each file is a transaction
 * of its own; a node that dies in between leaves the row, and the next round goes on. One that cannot be removed keeps no
 * other back; then this throws.
 */
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

/** Now, not by the next round; does nothing when something refers to it again. */
export async function removeReleasedFile(db: Database, store: FileStore, { id }: { id: string }): Promise<void> {
  const outcome = await removeOne(db, store, and(eq(files.id, id), isDue));
  if (outcome && !outcome.ok) throw outcome.error;
}

type Removal = { ok: true } | { ok: false; id: string; error: unknown };

/**
 * The row stays locked until its objects are gone: a post that takes the file at this moment either holds it first, and
 * it is passed over, or comes after and finds no file. Null when there is none to remove.
 */
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
