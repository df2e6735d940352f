import type { Database } from '../../../database/pool.ts';
import { supportAttachments } from '../tables.ts';

interface Attached {
  ticketId: string;
  messageId: string | null;
  fileIds: string[];
}

/** The transaction must hold the files (`holdFiles`). */
export async function attachFiles(tx: Database, { fileIds, ...where }: Attached): Promise<void> {
  const rows = fileIds.map((fileId, place) => ({ fileId, ...where, place }));
  if (rows.length > 0) await tx.insert(supportAttachments).values(rows);
}
