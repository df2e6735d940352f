import type { Database } from '../../../database/pool.ts';
import { supportAttachments } from '../tables.ts';

interface Attached {
  ticketId: string;
  /** Null for what came with the form. */
  messageId: string | null;
  fileIds: string[];
}

/** Of files that the transaction keeps (`holdFiles`). */
export async function attachFiles(tx: Database, { fileIds, ...where }: Attached): Promise<void> {
  const rows = fileIds.map((fileId, place) => ({ fileId, ...where, place }));
  if (rows.length > 0) await tx.insert(supportAttachments).values(rows);
}
