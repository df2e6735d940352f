import type { SendInput } from '@pahiya/contract/revvy/schemas';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { files } from '../../files/tables.ts';
import { revvyAttachments } from '../tables.ts';

type Wanted = Pick<SendInput, 'messageId' | 'attachments'> & { userId: string };

/** False unless each is an own upload for Revvy that nothing holds and that is not about to be removed. */
export async function attachFiles(tx: Database, { userId, messageId, attachments }: Wanted): Promise<boolean> {
  if (attachments.length === 0) return true;
  const fileIds = attachments.map(({ fileId }) => fileId);
  // Held, so that only one question takes a file; in one order, so that no two wait for each other.
  const free = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, fileIds),
        eq(files.userId, userId),
        eq(files.purpose, 'revvy'),
        sql`${files.releasedAt} > now() - interval '1 day'`,
      ),
    )
    .orderBy(asc(files.id))
    .for('no key update');
  if (free.length < fileIds.length) return false;
  await tx
    .insert(revvyAttachments)
    .values(attachments.map(({ fileId, kind }, place) => ({ fileId, messageId, kind, place })));
  return true;
}
