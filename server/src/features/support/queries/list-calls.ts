import type { Page } from '@pahiya/contract/shared/pages';
import type { CallRequest } from '@pahiya/contract/support/schemas';
import { and, desc, eq } from 'drizzle-orm';
import { cutPage, isBehind, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { callEnd } from '../rules/call-slots.ts';
import { callRequests } from '../tables/call-tables.ts';

export const callColumns = {
  id: callRequests.id,
  customerName: callRequests.customerName,
  customerPhone: callRequests.customerPhone,
  customerEmail: callRequests.customerEmail,
  reason: callRequests.reason,
  preferredTime: callRequests.preferredTime,
  status: callRequests.status,
  createdAt: callRequests.createdAt,
};

export type CallRow = Pick<typeof callRequests.$inferSelect, keyof typeof callColumns>;

export function toCallRequest(row: CallRow, now: Date): CallRequest {
  return {
    ...row,
    preferredTime: row.preferredTime.toISOString(),
    createdAt: row.createdAt.toISOString(),
    canCancel: row.status === 'pending' && now < callEnd(row.preferredTime),
  };
}

interface Wanted {
  userId: UserId;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

export async function listCalls(db: Database, wanted: Wanted): Promise<Page<CallRequest> | null> {
  const { userId, cursor, limit, now } = wanted;
  const after = readPosition(cursor);
  if (after === null) return null;
  const found = await db
    .select(callColumns)
    .from(callRequests)
    .where(and(eq(callRequests.userId, userId), isBehind(callRequests, after)))
    .orderBy(desc(callRequests.createdAt), desc(callRequests.id))
    .limit(limit + 1);
  const { shown, nextCursor } = cutPage(found, limit);
  return { items: shown.map((row) => toCallRequest(row, now)), nextCursor };
}
