import { z } from 'zod';
import {
  bookingChange,
  bookingStatus,
  type CreateBookingInput,
  createBookingInput,
  paymentMethod,
  paymentStatus,
} from '../../bookings/schemas.ts';
import { serviceType, vehicleType } from '../../garages/schemas.ts';
import { phone } from '../../profiles/schemas.ts';
import { calendarDate, clockTime } from '../../shared/date-schemas.ts';
import { id } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { rupees } from '../../shared/money.ts';
import { line, text } from '../../shared/text.ts';

export const deskMechanic = z.object({
  id,
  name: z.string(),
  phone: z.string().nullable(),
  isActive: z.boolean(),
});
export type DeskMechanic = z.infer<typeof deskMechanic>;

/** `comingBookings`, from today on, must be reassigned when the mechanic becomes inactive. */
export const mechanicAtWork = deskMechanic.extend({ comingBookings: z.int() });
export type MechanicAtWork = z.infer<typeof mechanicAtWork>;

export const deskActions = ['assign', 'start', 'complete', 'cancel', 'cash'] as const;

export const deskBooking = z.object({
  id,
  bookingDate: calendarDate,
  bookingTime: clockTime,
  endTime: clockTime,
  status: bookingStatus,
  paymentMethod,
  paymentStatus,
  totalAmount: rupees,
  serviceNames: z.array(z.string()),
  serviceType,
  customerName: z.string(),
  customerPhone: z.string().nullable(),
  vehicleType,
  vehicleMake: z.string(),
  vehicleModel: z.string(),
  address: z.string(),
  additionalNotes: z.string(),
  mechanicId: id.nullable(),
  mechanicName: z.string().nullable(),
  isWalkIn: z.boolean(),
  needsReassignment: z.boolean(),
  allowedActions: z.array(z.enum(deskActions)),
});
export type DeskBooking = z.infer<typeof deskBooking>;

export const deskBookingDetail = deskBooking.extend({ history: z.array(bookingChange) });
export type DeskBookingDetail = z.infer<typeof deskBookingDetail>;

export const boardSlot = z.object({ startTime: clockTime, endTime: clockTime, freeMechanics: z.int().nullable() });

export const boardDay = z.object({
  date: calendarDate,
  holiday: z.string().nullable(),
  slots: z.array(boardSlot),
  bookings: z.array(deskBooking),
});

export const board = z.object({
  garage: z.object({ id, name: z.string(), location: z.string(), status: z.enum(['active', 'inactive']) }),
  mechanics: z.array(deskMechanic),
  /** All of them are inactive, so nothing can be booked. */
  isWithoutMechanics: z.boolean(),
  days: z.array(boardDay),
  needsReassignment: z.array(deskBooking),
});
export type Board = z.infer<typeof board>;

/** The counter does not ask for these fields of a booking. */
type NotAtCounter = 'serviceType' | 'vehicleId' | 'address' | 'customerPhone' | 'paymentMethod';

/** A booking at the counter. Capacity, price and mechanic are decided as for any booking. */
export const walkInInput = createBookingInput
  .pick({
    garageId: true,
    serviceIds: true,
    bookingDate: true,
    bookingTime: true,
    vehicleType: true,
    vehicleMake: true,
    vehicleModel: true,
    notes: true,
    expectedTotal: true,
    idempotencyKey: true,
  } satisfies Record<Exclude<keyof CreateBookingInput, NotAtCounter>, true>)
  .extend({ customerName: line().max(limits.fullNameLength), customerPhone: phone.nullable().default(null) });
export type WalkInInput = z.infer<typeof walkInInput>;

export const deskService = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  price: rupees,
  duration: z.int(),
  serviceTypes: z.array(serviceType),
  isActive: z.boolean(),
});
export type DeskService = z.infer<typeof deskService>;

export const serviceFields = z.strictObject({
  name: line().max(limits.serviceNameLength),
  description: text().trim().max(limits.reasonLength).nullable().default(null),
  price: rupees,
  duration: z
    .int()
    .min(5)
    .max(7 * 24 * 60),
  serviceTypes: z
    .array(serviceType)
    .min(1)
    .refine((types) => new Set(types).size === types.length, 'Each service type once')
    .default(['pickup', 'home_service']),
  isActive: z.boolean().default(true),
});

export const mechanicFields = z.strictObject({
  name: line().max(limits.fullNameLength),
  phone: phone.nullable().default(null),
  isActive: z.boolean().default(true),
});

/** Slots of one day do not overlap. */
export const weekSlot = z
  .strictObject({
    dayOfWeek: z.int().min(0).max(6),
    startTime: clockTime,
    endTime: clockTime,
    isAvailable: z.boolean().default(true),
  })
  .refine((slot) => slot.startTime < slot.endTime, { message: 'A slot ends after it begins', path: ['endTime'] });
export type WeekSlot = z.infer<typeof weekSlot>;

export const holiday = z.object({ date: calendarDate, reason: z.string() });
export type Holiday = z.infer<typeof holiday>;

/** `bookings` counts the existing ones, which are kept. */
export const closedDay = holiday.extend({ bookings: z.int() });
export type ClosedDay = z.infer<typeof closedDay>;
