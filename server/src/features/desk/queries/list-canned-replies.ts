import type { CannedReply } from '@pahiya/contract/desk/support/schemas';
import { asc } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { cannedReplies } from '../../support/tables.ts';

export async function listCannedReplies(db: Database): Promise<CannedReply[]> {
  return await db.select().from(cannedReplies).orderBy(asc(cannedReplies.title), asc(cannedReplies.id));
}
