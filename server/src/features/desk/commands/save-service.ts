import type { DeskService } from '@pahiya/contract/desk/garage/schemas';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { InColumns } from '../../../database/columns.ts';
import { isDatabaseError, uniqueViolation } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';
import { setAtDesk } from '../../garages/commands/set-at-desk.ts';
import { services } from '../../garages/tables.ts';
import { deskServiceColumns } from '../queries/list-offers.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface ServiceInput {
  actor: StaffActor;
  garageId: string;
  serviceId?: string;
  fields: InColumns<Omit<DeskService, 'id'>, typeof services>;
}

export type ServiceOutcome =
  | { ok: true; service: DeskService }
  | { ok: false; reason: 'NAME_TAKEN' | 'SERVICE_NOT_FOUND' };

/** Existing bookings keep the name and price they were made with. */
export async function saveService(db: Database, input: ServiceInput): Promise<ServiceOutcome> {
  try {
    return await db.transaction((tx) =>
      setAtDesk<ServiceOutcome>(tx, { garageId: input.garageId, list: 'services' }, () =>
        input.serviceId ? change(tx, { ...input, id: input.serviceId }) : add(tx, input),
      ),
    );
  } catch (error) {
    if (isDatabaseError(error, uniqueViolation, 'services_garage_id_name_key')) {
      return { ok: false, reason: 'NAME_TAKEN' };
    }
    throw error;
  }
}

async function add(tx: Database, { actor, garageId, fields }: ServiceInput): Promise<ServiceOutcome> {
  const service = { id: uuidv7(), ...fields };
  await tx.insert(services).values({ ...service, garageId });
  await recordAction(tx, { actor, action: 'service.add', subjectId: service.id, garageId, details: { to: fields } });
  return { ok: true, service };
}

async function change(
  tx: Database,
  { actor, garageId, id, fields }: ServiceInput & { id: string },
): Promise<ServiceOutcome> {
  const own = and(eq(services.id, id), eq(services.garageId, garageId));
  const [before] = await tx.select(deskServiceColumns).from(services).where(own).for('update');
  if (!before) return { ok: false, reason: 'SERVICE_NOT_FOUND' };
  await tx.update(services).set(fields).where(own);
  const { id: _id, ...from } = before;
  await recordAction(tx, { actor, action: 'service.change', subjectId: id, garageId, details: { from, to: fields } });
  return { ok: true, service: { id, ...fields } };
}
