import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { files } from '../tables.ts';

interface Wanted {
  userId: string;
  purpose: (typeof files.$inferSelect)['purpose'];
  fileIds: string[];
}

/** False unless each is the account's own unused upload for this purpose that is not about to be removed. */
export async function holdFiles(tx: Database, { userId, purpose, fileIds }: Wanted): Promise<boolean> {
  if (fileIds.length === 0) return true;
  // Locks the files in a fixed order, so that two transactions cannot deadlock.
  const free = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, fileIds),
        eq(files.userId, userId),
        eq(files.purpose, purpose),
        sql`${files.releasedAt} > now() - interval '1 day'`,
      ),
    )
    .orderBy(asc(files.id))
    .for('no key update');
  return free.length === fileIds.length;
}
