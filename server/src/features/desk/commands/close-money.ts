import type { Database } from '../../../database/pool.ts';
import { closeProblem } from '../../payments/commands/close-problem.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface Closing {
  actor: StaffActor;
  rowId: string;
  reason: string;
}

export async function closeMoney(db: Database, { actor, rowId, reason }: Closing): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const closed = await closeProblem(tx, { rowId, reason, closedBy: actor.name });
    if (!closed) return false;
    const { bookingId, problem, gatewayPaymentId, amount } = closed;
    const details = { problem, gatewayPaymentId, amount, reason };
    await recordAction(tx, { actor, action: 'money.close', subjectId: bookingId, details });
    return true;
  });
}
