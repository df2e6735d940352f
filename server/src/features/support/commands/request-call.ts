import type { CallRequest, requestCallInput } from '@pahiya/contract/support/schemas';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import { callColumns, toCallRequest } from '../queries/list-calls.ts';
import { callSlotsAt, callStart } from '../rules/call-slots.ts';
import { callRequests } from '../tables/call-tables.ts';

type Input = z.output<typeof requestCallInput> & { userId: UserId; now: Date };

type Requested = { ok: true; call: CallRequest } | { ok: false; reason: 'SLOT_OVER' };

/** Idempotent by key, also after the slot is over. The confirmation is sent after the commit (`jobs.ts`). */
export async function requestCall(db: Database, input: Input): Promise<Requested> {
  const { userId, now, date, time, idempotencyKey } = input;
  const earlier = await findByKey(db, input);
  if (earlier) return { ok: true, call: earlier };
  const isOpen = callSlotsAt(now).some((slot) => slot.date === date && slot.time === time && !slot.isOver);
  if (!isOpen) return { ok: false, reason: 'SLOT_OVER' };
  const [made] = await db.transaction(async (tx) => {
    const made = await tx
      .insert(callRequests)
      .values({
        ...{ id: uuidv7(), userId, idempotencyKey },
        customerName: input.name,
        customerPhone: input.phone,
        customerEmail: input.email || null,
        reason: input.reason,
        preferredTime: callStart(date, time),
        isSmsDue: true,
      })
      .onConflictDoNothing({ target: [callRequests.userId, callRequests.idempotencyKey] })
      .returning(callColumns);
    const [call] = made;
    // Mailed to the account's own address only: the one in the form may be a stranger's.
    if (call) await queueMail(tx, { kind: 'call', userId, facts: { call_id: call.id } });
    return made;
  });
  const call = made ? toCallRequest(made, now) : await findByKey(db, input);
  if (!call) throw new Error('The existing call is missing');
  return { ok: true, call };
}

async function findByKey(db: Database, { userId, idempotencyKey, now }: Input): Promise<CallRequest | null> {
  const [found] = await db
    .select(callColumns)
    .from(callRequests)
    .where(and(eq(callRequests.userId, userId), eq(callRequests.idempotencyKey, idempotencyKey)));
  return found ? toCallRequest(found, now) : null;
}
