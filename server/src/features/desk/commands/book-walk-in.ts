import type { WalkInInput } from '@pahiya/contract/desk/garage/schemas';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type BookingOutcome, createBooking } from '../../bookings/commands/create-booking.ts';
import { garages } from '../../garages/tables.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface WalkInRequest {
  input: WalkInInput;
  actor: StaffActor;
  now: Date;
}

export async function bookWalkIn(db: Database, { input, actor, now }: WalkInRequest): Promise<BookingOutcome> {
  const { customerName, customerPhone, ...booked } = input;
  return await db.transaction(async (tx) => {
    const address = await findAddress(tx, input.garageId);
    if (address === null) return { ok: false, reason: 'GARAGE_NOT_FOUND' };
    const outcome = await createBooking(tx, {
      userId: null,
      walkIn: { name: customerName, phone: customerPhone, by: actor.name },
      input: { ...booked, address, vehicleId: null, serviceType: 'pickup', paymentMethod: 'cash' },
      now,
    });
    if (outcome.ok && !outcome.isRepeated) {
      const { garageId } = input;
      await recordAction(tx, { actor, action: 'booking.walk_in', subjectId: outcome.booking.id, garageId });
    }
    return outcome;
  });
}

async function findAddress(tx: Database, garageId: string): Promise<string | null> {
  const [garage] = await tx.select({ location: garages.location }).from(garages).where(eq(garages.id, garageId));
  return garage?.location ?? null;
}
