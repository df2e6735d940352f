import { z } from 'zod';
import { serviceType, slotStart, vehicleType } from '../garages/schemas.ts';
import { refund } from '../payments/schemas.ts';
import { phone } from '../profiles/schemas.ts';
import { review } from '../reviews/schemas.ts';
import { calendarDate, clockTime, instant } from '../shared/dates.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { rupees } from '../shared/money.ts';
import { pageInput } from '../shared/pages.ts';
import { line, text, visibleText } from '../shared/text.ts';

export const paymentMethods = ['cash', 'online'] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** Who or what ended a booking; `unpaid`: its online payment did not come in time. */
export const cancelReasons = ['customer', 'garage', 'unpaid'] as const;
export const cancelReason = z.enum(cancelReasons);
export type CancelReason = z.infer<typeof cancelReason>;

/** What its owner may do with a booking now, as the server judges it. */
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

/**
 * What a customer asks for. Price, total, mechanic, customer and status are the server's:
 * a key that is not listed here is refused, not ignored.
 */
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
  /** Which of the own vehicles it is; null for one that was typed. */
  vehicleId: id.nullable().default(null),
  address: visibleText().max(limits.addressLength),
  notes: text().trim().max(limits.notesLength).default(''),
  /** Where the garage reaches the customer; left out, the phone of their profile. */
  customerPhone: phone.optional(),
  paymentMethod,
  /** The total the customer saw. Another one is never charged: the answer is then `PRICE_CHANGED`. */
  expectedTotal: rupees,
  /** One per wish to book: sent again it gives the same booking. */
  idempotencyKey: z.uuid(),
});
export type CreateBookingInput = z.infer<typeof createBookingInput>;

/** Name, price and minutes as they were when the booking was made; the oldest bookings do not know their minutes. */
export const bookedService = z.object({ id, name: z.string(), price: rupees, duration: z.int().optional() });
export type BookedService = z.infer<typeof bookedService>;

export const booking = z.object({
  id,
  /** Null once its customer has deleted the account. */
  userId: id.nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  /** The first of its services. */
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
  /** Composed: services, service type, address, additional notes (specification, section 3). */
  notes: z.string(),
  paymentMethod,
  paymentStatus,
  totalAmount: rupees,
  status: bookingStatus,
  cancelReason: cancelReason.nullable(),
  /** Until when an online booking keeps its slot without being paid; null once paid, for cash, and when it is over. */
  heldUntil: instant.nullable(),
  /** When an unpaid online booking loses its slot for good, however often its payment is tried; null as `heldUntil` is. */
  holdEndsAt: instant.nullable(),
  assignedMechanicId: id.nullable(),
  assignedMechanicName: z.string().nullable(),
  assignedAt: instant.nullable(),
  /** Minutes of all its services together; null when they are not known. */
  durationMinutes: z.int().nullable(),
  /** When the work is expected to be done, within the garage's hours; null when that cannot be told. */
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
  /** `upcoming`: confirmed or in progress, soonest first; `past`: completed or cancelled, newest first. */
  filter: z.enum(bookingFilters).default('all'),
  /** Only this one; none when it is no own booking. */
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

/** One line of a booking's history; which details it has depends on its kind. */
export const bookingChange = z.object({
  id,
  kind: changeKind,
  actor: changeActor,
  details: z.object({
    from: slotStart.partial().optional(),
    to: slotStart.partial().optional(),
    mechanicName: z.string().nullable().optional(),
    /** In whole units of the currency; rupees where none is named. */
    amount: z.number().min(0).optional(),
    currency: z.string().optional(),
    reason: z.string().optional(),
  }),
  createdAt: instant,
});
export type BookingChange = z.infer<typeof bookingChange>;
