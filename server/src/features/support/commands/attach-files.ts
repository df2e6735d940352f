import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { files } from '../../files/tables.ts';
import { supportAttachments } from '../tables.ts';

/**
 * Keeps these files for this transaction, so that only one message takes each. False unless each is an own upload for a
 * ticket that nothing refers to and that is not about to be removed.
 */
export async function holdFiles(
  tx: Database,
  { userId, fileIds }: { userId: string; fileIds: string[] },
): Promise<boolean> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return true;
  // In one order, so that no two wait for each other.
  const free = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, wanted),
        eq(files.userId, userId),
        eq(files.purpose, 'ticket'),
        sql`${files.releasedAt} > now() - interval '1 day'`,
      ),
    )
    .orderBy(asc(files.id))
    .for('no key update');
  return free.length === wanted.length;
}

interface Attached {
  ticketId: string;
  /** Null for what came with the form. */
  messageId: string | null;
  fileIds: string[];
}

/** Of files that the transaction keeps (`holdFiles`). */
export async function attachFiles(tx: Database, { fileIds, ...where }: Attached): Promise<void> {
  const rows = [...new Set(fileIds)].map((fileId, place) => ({ fileId, ...where, place }));
  if (rows.length > 0) await tx.insert(supportAttachments).values(rows);
}
