import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { files } from '../../files/tables.ts';
import { supportAttachments } from '../tables.ts';

interface Attached {
  /** Who uploaded them. */
  userId: string;
  ticketId: string;
  /** Null for what came with the form. */
  messageId: string | null;
  fileIds: string[];
}

/** False unless each is an own upload for a ticket that nothing holds and that is not about to be removed. */
export async function attachFiles(tx: Database, { userId, ticketId, messageId, fileIds }: Attached): Promise<boolean> {
  if (fileIds.length === 0) return true;
  // Held, so that only one message takes a file; in one order, so that no two wait for each other.
  const free = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, fileIds),
        eq(files.userId, userId),
        eq(files.purpose, 'ticket'),
        sql`${files.releasedAt} > now() - interval '1 day'`,
      ),
    )
    .orderBy(asc(files.id))
    .for('no key update');
  if (free.length < fileIds.length) return false;
  await tx.insert(supportAttachments).values(fileIds.map((fileId, place) => ({ fileId, ticketId, messageId, place })));
  return true;
}
