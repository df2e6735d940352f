import type { DeskMechanic } from '@pahiya/contract/desk/garage/schemas';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { isDatabaseError, uniqueViolation } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';
import { bookings } from '../../calendar/tables.ts';
import { setAtDesk } from '../../garages/commands/set-at-desk.ts';
import { mechanics } from '../../garages/tables.ts';
import { deskMechanicColumns } from '../queries/list-offers.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface MechanicInput {
  actor: StaffActor;
  garageId: string;
  mechanicId?: string;
  fields: Omit<DeskMechanic, 'id'>;
}

export type MechanicOutcome =
  | { ok: true; mechanic: DeskMechanic }
  | { ok: false; reason: 'NAME_TAKEN' | 'MECHANIC_NOT_FOUND' };

/** An inactive mechanic gets no new bookings, and keeps existing ones until they are reassigned. */
export async function saveMechanic(db: Database, input: MechanicInput): Promise<MechanicOutcome> {
  try {
    return await db.transaction((tx) =>
      setAtDesk<MechanicOutcome>(tx, { garageId: input.garageId, list: 'mechanics' }, () =>
        input.mechanicId ? change(tx, { ...input, id: input.mechanicId }) : add(tx, input),
      ),
    );
  } catch (error) {
    if (isDatabaseError(error, uniqueViolation, 'mechanics_garage_id_name_key')) {
      return { ok: false, reason: 'NAME_TAKEN' };
    }
    throw error;
  }
}

async function add(tx: Database, { actor, garageId, fields }: MechanicInput): Promise<MechanicOutcome> {
  const mechanic = { id: uuidv7(), ...fields };
  await tx.insert(mechanics).values({ ...rowOf(fields), id: mechanic.id, garageId });
  const { name, isActive } = fields;
  await recordAction(tx, {
    actor,
    action: 'mechanic.add',
    subjectId: mechanic.id,
    garageId,
    details: { to: { name, isActive } },
  });
  return { ok: true, mechanic };
}

async function change(
  tx: Database,
  { actor, garageId, id, fields }: MechanicInput & { id: string },
): Promise<MechanicOutcome> {
  const own = and(eq(mechanics.id, id), eq(mechanics.garageId, garageId));
  const [before] = await tx.select(deskMechanicColumns).from(mechanics).where(own).for('update');
  if (!before) return { ok: false, reason: 'MECHANIC_NOT_FOUND' };
  await tx.update(mechanics).set(rowOf(fields)).where(own);
  if (before.name !== fields.name) await renameInOpenBookings(tx, id, fields.name);
  const details = {
    from: { name: before.name, isActive: before.isActive },
    to: { name: fields.name, isActive: fields.isActive },
  };
  await recordAction(tx, { actor, action: 'mechanic.change', subjectId: id, garageId, details });
  return { ok: true, mechanic: { id, ...fields } };
}

function rowOf({ name, phone, isActive }: MechanicInput['fields']) {
  return { name, phone, status: isActive ? ('active' as const) : ('inactive' as const) };
}

async function renameInOpenBookings(tx: Database, mechanicId: string, name: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ assignedMechanicName: name, updatedAt: sql`now()` })
    .where(and(eq(bookings.assignedMechanicId, mechanicId), inArray(bookings.status, ['confirmed', 'in_progress'])));
}
