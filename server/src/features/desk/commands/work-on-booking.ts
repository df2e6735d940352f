import type { Database } from '../../../database/pool.ts';
import { completeBooking, startBooking } from '../../bookings/commands/advance-booking.ts';
import { assignMechanic } from '../../bookings/commands/assign-mechanic.ts';
import { cancelBooking } from '../../bookings/commands/cancel-booking.ts';
import { receiveCash } from '../../bookings/commands/receive-cash.ts';
import type { ChangeRefusal } from '../../bookings/types.ts';
import type { StaffActor } from '../types.ts';
import { recorded } from './record-action.ts';

export type Work =
  | { kind: 'assign'; mechanicId: string; insteadOf?: string | null | undefined }
  | { kind: 'start' }
  | { kind: 'complete' }
  | { kind: 'cancel'; reason: string }
  | { kind: 'cash' };

interface Task {
  actor: StaffActor;
  bookingId: string;
  garageId: string;
  work: Work;
  now: Date;
}

export type WorkOutcome =
  | { ok: true; isRepeated?: true }
  | ChangeRefusal
  | { ok: false; reason: 'MECHANIC_NOT_FOUND' | 'MECHANIC_BUSY' | 'MECHANIC_CHANGED' | 'NO_CASH_DUE' };

export async function workOnBooking(db: Database, task: Task): Promise<WorkOutcome> {
  const { actor, bookingId, garageId, work } = task;
  const { kind, ...details } = work;
  const action = { actor, action: `booking.${kind}`, subjectId: bookingId, garageId, details };
  return await recorded<WorkOutcome>(db, action, (tx) => doWork(tx, task));
}

async function doWork(tx: Database, { actor: { name }, bookingId, work, now }: Task): Promise<WorkOutcome> {
  const change = { bookingId, actor: { kind: 'garage', name }, now } as const;
  switch (work.kind) {
    case 'assign':
      return await assignMechanic(tx, { ...change, ...work });
    case 'start':
      return await startBooking(tx, change);
    case 'complete':
      return await completeBooking(tx, change);
    case 'cancel':
      return await cancelBooking(tx, { ...change, reason: work.reason });
    case 'cash':
      return await receiveCash(tx, change);
  }
}
