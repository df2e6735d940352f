import type { CallRequest } from '@pahiya/contract/support/schemas';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { callColumns, toCallRequest } from '../queries/list-calls.ts';
import { callRequests } from '../tables/call-tables.ts';

interface Wanted {
  userId: UserId;
  callId: string;
  now: Date;
}

export async function cancelCall(db: Database, { userId, callId, now }: Wanted): Promise<CallRequest | null> {
  const [cancelled] = await db
    .update(callRequests)
    .set({ status: 'cancelled', isSmsDue: false })
    .where(
      and(
        eq(callRequests.id, callId),
        eq(callRequests.userId, userId),
        inArray(callRequests.status, ['pending', 'cancelled']),
      ),
    )
    .returning(callColumns);
  return cancelled ? toCallRequest(cancelled, now) : null;
}
