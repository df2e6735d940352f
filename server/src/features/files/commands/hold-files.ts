import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { files } from '../tables.ts';

interface Wanted {
  userId: string;
  purpose: (typeof files.$inferSelect)['purpose'];
  /** Each once. */
  fileIds: string[];
}

/**
 * Keeps these files for this transaction, so that only one post, question or message takes each. False unless each is an
 * own upload for this purpose that nothing refers to and that is not about to be removed.
 */
export async function holdFiles(tx: Database, { userId, purpose, fileIds }: Wanted): Promise<boolean> {
  if (fileIds.length === 0) return true;
  // In one order, so that no two wait for each other.
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
