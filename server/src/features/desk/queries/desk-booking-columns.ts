import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { sql } from 'drizzle-orm';
import { bookings } from '../../calendar/tables.ts';
import { mechanics } from '../../garages/tables.ts';
import { garageActions } from '../rules/booking-actions.ts';

/** Its own mechanic became inactive, or it has none although the garage has active ones. */
export const lacksMechanic = sql<boolean>`case
  when ${bookings.assignedMechanicId} is null then exists (
    select from ${mechanics} there where there.garage_id = ${bookings.garageId} and there.status = 'active')
  else ${mechanics.status} = 'inactive' end`;

export const isHeld = sql<boolean>`occupies_slot(${bookings.status}, ${bookings.heldUntil})`;

/** Fields of a booking that its garage does not see, or sees under another name. */
type NotForGarage =
  | 'userId'
  | 'customerEmail'
  | 'serviceId'
  | 'serviceDetails'
  | `garage${'Id' | 'Name' | 'Location' | 'ImageUrl' | 'Latitude' | 'Longitude'}`
  | 'notes'
  | 'cancelReason'
  | 'heldUntil'
  | 'holdEndsAt'
  | 'assignedMechanicId'
  | 'assignedMechanicName'
  | 'assignedAt'
  | 'durationMinutes'
  | 'readyAt'
  | 'refund'
  | 'review'
  | 'allowedActions'
  | 'createdAt';

/** A new field of a booking is added here and to `deskBooking`, or to `NotForGarage`. */
type ForGarage = Record<Exclude<keyof Booking, NotForGarage> | keyof DeskBookingRow, unknown>;

/** Requires a join with the mechanic. */
export const deskBookingColumns = {
  id: bookings.id,
  bookingDate: bookings.bookingDate,
  bookingTime: bookings.bookingTime,
  endTime: bookings.endTime,
  status: bookings.status,
  paymentMethod: bookings.paymentMethod,
  paymentStatus: bookings.paymentStatus,
  totalAmount: bookings.totalAmount,
  serviceNames: bookings.serviceNames,
  serviceType: bookings.serviceType,
  customerName: bookings.customerName,
  customerPhone: bookings.customerPhone,
  vehicleType: bookings.vehicleType,
  vehicleMake: bookings.vehicleMake,
  vehicleModel: bookings.vehicleModel,
  address: bookings.address,
  additionalNotes: bookings.additionalNotes,
  mechanicId: bookings.assignedMechanicId,
  mechanicName: bookings.assignedMechanicName,
  isWalkIn: bookings.isWalkIn,
  isHeld,
  lacksMechanic,
} satisfies ForGarage;

type DeskBookingRow = Omit<DeskBooking, 'needsReassignment' | 'allowedActions'> & {
  isHeld: boolean;
  lacksMechanic: boolean;
};

/** A booking of a past day needs no reassignment. */
export function toDeskBooking({ isHeld, lacksMechanic, ...row }: DeskBookingRow, now: Date): DeskBooking {
  return {
    ...row,
    needsReassignment: isHeld && lacksMechanic && row.bookingDate >= zonedNow(now).date,
    allowedActions: garageActions({ ...row, isHeld }, now),
  };
}
