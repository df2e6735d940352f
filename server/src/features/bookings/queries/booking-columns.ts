import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { Refund } from '@pahiya/contract/payments/schemas';
import type { Review } from '@pahiya/contract/reviews/schemas';
import type { WorkingHours } from '@pahiya/contract/shared/work-end';
import { sql } from 'drizzle-orm';
import { bookings } from '../../calendar/tables.ts';
import { holidaysFrom, weeklyHours } from '../../garages/queries/opening-hours.ts';
import { garages } from '../../garages/tables.ts';
import { paymentCaptures, paymentRefunds, payments } from '../../payments/tables.ts';
import { reviews } from '../../reviews/tables.ts';
import { allowedActions, expectationOf } from '../rules.ts';

/** Its instants are not in the contract's format yet. */
const latestRefund = sql<Refund | null>`(
  select json_build_object('state', r.state, 'amount', r.amount::float8, 'currency', c.currency, 'reason', r.reason,
    'requestedAt', r.created_at, 'settledAt', r.settled_at)
  from ${payments} p join ${paymentCaptures} c on c.payment_id = p.id join ${paymentRefunds} r using (gateway_payment_id)
  where p.booking_id = ${bookings.id} order by r.created_at desc limit 1)`;

const ownReview = sql<Review | null>`(
  select json_build_object('id', v.id, 'bookingId', v.booking_id, 'garageId', v.garage_id, 'rating', v.rating,
    'comment', v.comment, 'isEdited', v.is_edited, 'createdAt', v.created_at, 'updatedAt', v.updated_at)
  from ${reviews} v where v.booking_id = ${bookings.id})`;

/** Requires a join with the garage. */
export const bookingColumns = {
  id: bookings.id,
  userId: bookings.userId,
  customerName: bookings.customerName,
  customerEmail: bookings.customerEmail,
  customerPhone: bookings.customerPhone,
  serviceId: bookings.serviceId,
  garageId: bookings.garageId,
  garageName: garages.name,
  garageLocation: garages.location,
  garageImageUrl: garages.imageUrl,
  garageLatitude: garages.latitude,
  garageLongitude: garages.longitude,
  bookingDate: bookings.bookingDate,
  bookingTime: bookings.bookingTime,
  endTime: bookings.endTime,
  serviceType: bookings.serviceType,
  serviceNames: bookings.serviceNames,
  serviceDetails: bookings.serviceDetails,
  vehicleType: bookings.vehicleType,
  vehicleMake: bookings.vehicleMake,
  vehicleModel: bookings.vehicleModel,
  address: bookings.address,
  additionalNotes: bookings.additionalNotes,
  notes: bookings.notes,
  paymentMethod: bookings.paymentMethod,
  paymentStatus: bookings.paymentStatus,
  totalAmount: bookings.totalAmount,
  status: bookings.status,
  cancelReason: bookings.cancelReason,
  heldUntil: bookings.heldUntil,
  holdEndsAt: bookings.holdEndsAt,
  isHeld: sql<boolean>`occupies_slot(${bookings.status}, ${bookings.heldUntil})`,
  assignedMechanicId: bookings.assignedMechanicId,
  assignedMechanicName: bookings.assignedMechanicName,
  assignedAt: bookings.assignedAt,
  weekly: sql<WorkingHours['weekly']>`${weeklyHours(bookings.garageId)}`,
  holidays: sql<string[]>`${holidaysFrom(bookings.garageId, bookings.bookingDate)}`,
  refund: latestRefund,
  review: ownReview,
  createdAt: bookings.createdAt,
} satisfies Record<Exclude<keyof Booking, Judged> | 'isHeld' | keyof WorkingHours, unknown>;

type Judged = 'allowedActions' | 'durationMinutes' | 'readyAt';

type BookingRow = Omit<Booking, Judged | 'createdAt' | 'heldUntil' | 'holdEndsAt' | 'assignedAt'> & {
  createdAt: Date;
  heldUntil: Date | null;
  holdEndsAt: Date | null;
  assignedAt: Date | null;
  weekly: WorkingHours['weekly'];
  holidays: string[];
  isHeld: boolean;
};

export function toBooking({ isHeld, weekly, holidays, ...row }: BookingRow, now: Date): Booking {
  const isOver = row.status === 'cancelled' || row.status === 'completed';
  const heldUntil = isOver ? null : row.heldUntil;
  return {
    ...row,
    ...expectationOf(row, { weekly, holidays }),
    assignedAt: row.assignedAt?.toISOString() ?? null,
    heldUntil: heldUntil?.toISOString() ?? null,
    holdEndsAt: heldUntil && row.holdEndsAt ? row.holdEndsAt.toISOString() : null,
    refund: row.refund && {
      ...row.refund,
      requestedAt: iso(row.refund.requestedAt),
      settledAt: row.refund.settledAt && iso(row.refund.settledAt),
    },
    review: row.review && {
      ...row.review,
      createdAt: iso(row.review.createdAt),
      updatedAt: iso(row.review.updatedAt),
    },
    allowedActions: allowedActions({ ...row, isHeld }, now),
    createdAt: row.createdAt.toISOString(),
  };
}

function iso(instant: string): string {
  return new Date(instant).toISOString();
}
