import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { callAttempts, callRequests } from '../../support/tables/call-tables.ts';
import { type CallOutcome, statusAfter } from '../rules/call-status.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface Attempt {
  actor: StaffActor;
  callId: string;
  outcome: CallOutcome;
  note: string;
  now: Date;
}

export type RecordOutcome = { ok: true } | { ok: false; reason: 'CALL_NOT_FOUND' | 'CALL_OVER' };

/** If two agents record the same call at once, the second learns when the first has ended it. */
export async function recordCall(db: Database, { actor, callId, outcome, note, now }: Attempt): Promise<RecordOutcome> {
  return await db.transaction(async (tx) => {
    const [call] = await tx
      .select({ status: callRequests.status, preferredTime: callRequests.preferredTime })
      .from(callRequests)
      .where(eq(callRequests.id, callId))
      .for('no key update');
    if (!call) return { ok: false, reason: 'CALL_NOT_FOUND' };
    if (call.status !== 'pending') return { ok: false, reason: 'CALL_OVER' };
    await tx.insert(callAttempts).values({ id: uuidv7(), callId, outcome, note, authorName: actor.name });
    // Updates even without a change, because the update notifies the other agents.
    await tx
      .update(callRequests)
      .set({ status: statusAfter(outcome, call.preferredTime, now) })
      .where(eq(callRequests.id, callId));
    await recordAction(tx, { actor, action: 'call.attempt', subjectId: callId, details: { outcome } });
    return { ok: true };
  });
}
