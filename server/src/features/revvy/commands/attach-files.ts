import type { SendInput } from '@pahiya/contract/revvy/schemas';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { holdFiles } from '../../files/commands/hold-files.ts';
import { revvyAttachments } from '../tables.ts';

type Wanted = Pick<SendInput, 'messageId' | 'attachments'> & { userId: UserId };

/** False unless every file is the user's own unused upload for Revvy. */
export async function attachFiles(tx: Database, { userId, messageId, attachments }: Wanted): Promise<boolean> {
  if (attachments.length === 0) return true;
  const fileIds = attachments.map(({ fileId }) => fileId);
  if (!(await holdFiles(tx, { userId, purpose: 'revvy', fileIds }))) return false;
  await tx
    .insert(revvyAttachments)
    .values(attachments.map(({ fileId, kind }, place) => ({ fileId, messageId, kind, place })));
  return true;
}
