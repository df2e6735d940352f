import { z } from 'zod';
import { serviceType, slotStart, vehicleType } from '../garages/schemas.ts';
import { refund } from '../payments/schemas.ts';
import { phone } from '../profiles/schemas.ts';
import { review } from '../reviews/schemas.ts';
import { calendarDate, clockTime, instant } from '../shared/date-schemas.ts';
import { id } from '../shared/ids.ts';
import { paymentMethods } from '../shared/known-values.ts';
import { limits } from '../shared/limits.ts';
import { rupees } from '../shared/money.ts';
import { pageInput } from '../shared/pages.ts';
import { line, text, visibleText } from '../shared/text.ts';

export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** `unpaid`: its online payment did not arrive in time. */
export const cancelReasons = ['customer', 'garage', 'unpaid'] as const;
export const cancelReason = z.enum(cancelReasons);
export type CancelReason = z.infer<typeof cancelReason>;

export const bookingActions = ['pay', 'pay_cash', 'cancel', 'reschedule', 'review'] as const;
export const bookingAction = z.enum(bookingActions);
export type BookingAction = z.infer<typeof bookingAction>;

export const bookingStatuses = ['confirmed', 'in_progress', 'completed', 'cancelled'] as const;
export const bookingStatus = z.enum(bookingStatuses);
export type BookingStatus = z.infer<typeof bookingStatus>;

export const paymentStatuses = ['pending', 'paid', 'cash_on_service', 'failed'] as const;
export const paymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatus>;

const vehicleName = line().max(limits.vehicleNameLength);

/** Contains only the customer's choices: a key that is not listed here is refused, not ignored. */
export const createBookingInput = z.strictObject({
  garageId: id,
  serviceIds: z
    .array(id)
    .min(1)
    .max(limits.servicesPerBooking)
    .refine((ids) => new Set(ids).size === ids.length, 'Each service once'),
  serviceType,
  bookingDate: calendarDate,
  bookingTime: clockTime,
  vehicleType,
  vehicleMake: vehicleName,
  vehicleModel: vehicleName,
  vehicleId: id.nullable().default(null),
  address: visibleText().max(limits.addressLength),
  notes: text().trim().max(limits.notesLength).default(''),
  customerPhone: phone.optional(),
  paymentMethod,
  /** If the real total differs, the answer is `PRICE_CHANGED`. */
  expectedTotal: rupees,
  idempotencyKey: z.uuid(),
});
export type CreateBookingInput = z.infer<typeof createBookingInput>;

/** The service at the time of booking. The oldest bookings have no minutes. */
export const bookedService = z.object({ id, name: z.string(), price: rupees, duration: z.int().optional() });
export type BookedService = z.infer<typeof bookedService>;

export const booking = z.object({
  id,
  /** Null after the customer has deleted the account. */
  userId: id.nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  serviceId: id,
  garageId: id,
  garageName: z.string(),
  garageLocation: z.string(),
  garageImageUrl: z.string().nullable(),
  bookingDate: calendarDate,
  bookingTime: clockTime,
  endTime: clockTime,
  serviceType,
  serviceNames: z.array(z.string()),
  serviceDetails: z.array(bookedService),
  vehicleType,
  vehicleMake: z.string(),
  vehicleModel: z.string(),
  address: z.string(),
  additionalNotes: z.string(),
  notes: z.string(),
  paymentMethod,
  paymentStatus,
  totalAmount: rupees,
  status: bookingStatus,
  cancelReason: cancelReason.nullable(),
  /** How long an unpaid online booking keeps its slot; otherwise null. */
  heldUntil: instant.nullable(),
  /** When it finally loses the slot, however often payment was tried. Null when `heldUntil` is. */
  holdEndsAt: instant.nullable(),
  assignedMechanicId: id.nullable(),
  assignedMechanicName: z.string().nullable(),
  assignedAt: instant.nullable(),
  durationMinutes: z.int().nullable(),
  /** The end within the garage's hours; null when that cannot be estimated. */
  readyAt: z.object({ date: calendarDate, time: clockTime }).nullable(),
  garageLatitude: z.number().nullable(),
  garageLongitude: z.number().nullable(),
  refund: refund.nullable(),
  review: review.nullable(),
  allowedActions: z.array(bookingAction),
  createdAt: instant,
});
export type Booking = z.infer<typeof booking>;

export const bookingFilters = ['all', 'upcoming', 'past'] as const;

export const listBookingsInput = pageInput.extend({
  /** `upcoming`: confirmed or in progress, soonest first. `past`: newest first. */
  filter: z.enum(bookingFilters).default('all'),
  bookingId: id.optional(),
});
export type BookingFilter = (typeof bookingFilters)[number];

export const changeKinds = [
  'created',
  'payment_failed',
  'paid',
  'slot_released',
  'slot_regained',
  'rescheduled',
  'mechanic_assigned',
  'started',
  'completed',
  'cancelled',
  'cash_received',
  'cash_chosen',
  'refund_started',
  'refunded',
  'refund_failed',
] as const;
export const changeKind = z.enum(changeKinds);
export type ChangeKind = z.infer<typeof changeKind>;

export const changeActors = ['customer', 'garage', 'system'] as const;
export const changeActor = z.enum(changeActors);
export type ChangeActor = z.infer<typeof changeActor>;

export const bookingChange = z.object({
  id,
  kind: changeKind,
  actor: changeActor,
  details: z.object({
    from: slotStart.partial().optional(),
    to: slotStart.partial().optional(),
    mechanicName: z.string().nullable().optional(),
    /** In units of the currency; rupees when none is given. */
    amount: z.number().min(0).optional(),
    currency: z.string().optional(),
    reason: z.string().optional(),
  }),
  createdAt: instant,
});
export type BookingChange = z.infer<typeof bookingChange>;
