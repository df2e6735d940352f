import { os } from '@orpc/server';
import type { BaseContext } from '../../../platform/procedure.ts';
import { findGarageOfBooking } from '../queries/find-desk-booking.ts';
import { isGarage } from '../queries/is-garage.ts';
import type { Staff } from '../types.ts';
import { roleMissing } from './require-staff.ts';

const api = os.$context<BaseContext & { staff: Staff }>();

export const atGarage = api.middleware(async ({ context, next }, { garageId }: { garageId: string }) => {
  const { staff, db } = context;
  const isPlace = staff.garageIds.includes(garageId) || (staff.mayWorkAt(garageId) && (await isGarage(db, garageId)));
  if (!isPlace) throw roleMissing('garageId');
  return next();
});

/** Adds `garageId`. Use after `requireStaff`. */
export const atGarageOfBooking = api.middleware(async ({ context, next }, input: { bookingId: string }) => {
  const garageId = await findGarageOfBooking(context.db, input.bookingId);
  if (garageId === null || !context.staff.mayWorkAt(garageId)) throw roleMissing('bookingId');
  return next({ context: { garageId } });
});
