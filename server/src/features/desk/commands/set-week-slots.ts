import type { WeekSlot } from '@pahiya/contract/desk/garage/schemas';
import { exclusionViolation, isDatabaseError, uniqueViolation } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';
import { replaceSlots } from '../../garages/commands/import-write-slots.ts';
import { setAtDesk } from '../../garages/commands/set-at-desk.ts';
import { hasOverlap } from '../rules/week.ts';
import type { StaffActor } from '../types.ts';
import { recorded } from './record-action.ts';

interface WeekInput {
  actor: StaffActor;
  garageId: string;
  slots: WeekSlot[];
}

export type WeekOutcome = { ok: true } | { ok: false; reason: 'SLOTS_OVERLAP' };

export async function setWeekSlots(db: Database, { actor, garageId, slots }: WeekInput): Promise<WeekOutcome> {
  if (hasOverlap(slots)) return { ok: false, reason: 'SLOTS_OVERLAP' };
  const action = { actor, action: 'slots.set', subjectId: garageId, garageId, details: { slots: slots.length } };
  try {
    // If two people set it at once, the later grid wins as a whole; the two are never mixed.
    return await recorded(db, action, (tx) =>
      setAtDesk<WeekOutcome>(tx, { garageId, list: 'slots' }, async () => {
        await replaceSlots(tx, [{ id: garageId, isNew: false, garage: { slots } }]);
        return { ok: true };
      }),
    );
  } catch (error) {
    const isOverlap = isDatabaseError(error, exclusionViolation) || isDatabaseError(error, uniqueViolation);
    if (isOverlap) return { ok: false, reason: 'SLOTS_OVERLAP' };
    throw error;
  }
}
