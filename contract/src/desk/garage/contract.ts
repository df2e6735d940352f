import { z } from 'zod';
import { staff } from '../../shared/base.ts';
import { calendarDate } from '../../shared/date-schemas.ts';
import { fieldData } from '../../shared/errors.ts';
import { id } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { text } from '../../shared/text.ts';
import { reason } from '../schemas.ts';
import {
  board,
  closedDay,
  deskBooking,
  deskBookingDetail,
  deskMechanic,
  deskService,
  mechanicAtWork,
  mechanicFields,
  serviceFields,
  walkInInput,
  weekSlot,
} from './schemas.ts';

const tags = ['desk'];
const ofGarage = z.strictObject({ garageId: id });
const ofBooking = z.strictObject({ bookingId: id });

const bookingErrors = {
  NOT_POSSIBLE: { status: 409, message: 'The booking has changed meanwhile.', data: fieldData },
  MECHANIC_BUSY: { status: 409, message: 'This mechanic has another booking at this time.', data: fieldData },
} as const;

const workErrors = {
  ...bookingErrors,
  TOO_EARLY: {
    status: 409,
    message: 'Work can be started and completed only from the day of the booking on.',
    data: fieldData.extend({ bookingDate: calendarDate }),
  },
} as const;

const nameTaken = {
  NAME_TAKEN: { status: 409, message: 'This name is already used.', data: fieldData },
} as const;

export const garageContract = {
  board: staff
    .route({ method: 'GET', path: '/desk/garages/{garageId}/board', tags, summary: 'Slots and bookings of days' })
    .input(
      ofGarage.extend({
        from: calendarDate.optional(),
        days: z.coerce.number<number>().int().min(1).max(7).default(1),
      }),
    )
    .output(board),
  booking: staff
    .route({ method: 'GET', path: '/desk/bookings/{bookingId}', tags, summary: 'A booking with its history' })
    .input(ofBooking)
    .output(deskBookingDetail),
  assign: staff
    .errors(bookingErrors)
    .route({
      method: 'PUT',
      path: '/desk/bookings/{bookingId}/mechanic',
      tags,
      summary: 'Assign a mechanic',
    })
    .input(
      ofBooking.extend({
        mechanicId: id,
        /** The mechanic shown to the caller; nothing is changed if another one has the booking now. */
        insteadOf: id.nullable().optional(),
      }),
    )
    .output(deskBooking),
  start: staff
    .errors(workErrors)
    .route({ method: 'POST', path: '/desk/bookings/{bookingId}/start', tags, summary: 'Start the work' })
    .input(ofBooking)
    .output(deskBooking),
  complete: staff
    .errors(workErrors)
    .route({ method: 'POST', path: '/desk/bookings/{bookingId}/complete', tags, summary: 'Complete the work' })
    .input(ofBooking)
    .output(deskBooking),
  cancel: staff
    .meta({ asksFactorAgain: 'Gives money back' })
    .errors(bookingErrors)
    .route({ method: 'POST', path: '/desk/bookings/{bookingId}/cancel', tags, summary: 'Cancel for the garage' })
    .input(ofBooking.extend({ reason }))
    .output(deskBooking),
  cash: staff
    .errors(bookingErrors)
    .route({ method: 'POST', path: '/desk/bookings/{bookingId}/cash', tags, summary: 'Record a cash payment' })
    .input(ofBooking)
    .output(deskBooking),
  walkIn: staff
    .errors({
      SLOT_TAKEN: { status: 409, message: 'No mechanic is free at this time.', data: fieldData },
      SLOT_UNAVAILABLE: { status: 409, message: 'This time cannot be booked.', data: fieldData },
      NO_MECHANICS: { status: 409, message: 'This garage has no active mechanic.', data: fieldData },
      PRICE_CHANGED: { status: 409, message: 'A price has changed.', data: fieldData },
      SERVICE_NOT_FOUND: { status: 409, message: 'A service is not offered any more.', data: fieldData },
      IDEMPOTENCY_KEY_USED: { status: 409, message: 'This key belongs to another booking.', data: fieldData },
    })
    .route({
      method: 'POST',
      path: '/desk/garages/{garageId}/walk-ins',
      tags,
      summary: 'Book a walk-in',
      successStatus: 201,
    })
    .input(walkInInput)
    .output(deskBooking),
  services: staff
    .route({ method: 'GET', path: '/desk/garages/{garageId}/services', tags, summary: 'All services, offered or not' })
    .input(ofGarage)
    .output(z.array(deskService)),
  addService: staff
    .errors(nameTaken)
    .route({
      method: 'POST',
      path: '/desk/garages/{garageId}/services',
      tags,
      summary: 'Offer a service',
      successStatus: 201,
    })
    .input(ofGarage.extend(serviceFields.shape))
    .output(deskService),
  changeService: staff
    .errors(nameTaken)
    .route({ method: 'PUT', path: '/desk/garages/{garageId}/services/{serviceId}', tags, summary: 'Change a service' })
    .input(ofGarage.extend({ serviceId: id, ...serviceFields.shape }))
    .output(deskService),
  mechanics: staff
    .route({ method: 'GET', path: '/desk/garages/{garageId}/mechanics', tags, summary: 'All mechanics' })
    .input(ofGarage)
    .output(z.array(mechanicAtWork)),
  addMechanic: staff
    .errors(nameTaken)
    .route({
      method: 'POST',
      path: '/desk/garages/{garageId}/mechanics',
      tags,
      summary: 'Add a mechanic',
      successStatus: 201,
    })
    .input(ofGarage.extend(mechanicFields.shape))
    .output(deskMechanic),
  changeMechanic: staff
    .errors(nameTaken)
    .route({
      method: 'PUT',
      path: '/desk/garages/{garageId}/mechanics/{mechanicId}',
      tags,
      summary: 'Change a mechanic',
      description: 'Coming bookings of an inactive mechanic must be reassigned.',
    })
    .input(ofGarage.extend({ mechanicId: id, ...mechanicFields.shape }))
    .output(deskMechanic),
  weekSlots: staff
    .route({ method: 'GET', path: '/desk/garages/{garageId}/slots', tags, summary: 'The weekly slots' })
    .input(ofGarage)
    .output(z.array(weekSlot)),
  setWeekSlots: staff
    .errors({ SLOTS_OVERLAP: { status: 409, message: 'Two slots of a day overlap.', data: fieldData } })
    .route({
      method: 'PUT',
      path: '/desk/garages/{garageId}/slots',
      tags,
      summary: 'Replace the weekly slots',
      description: 'Existing bookings stay.',
    })
    .input(ofGarage.extend({ slots: z.array(weekSlot).max(7 * 24) }))
    .output(z.array(weekSlot)),
  holidays: staff
    .route({
      method: 'GET',
      path: '/desk/garages/{garageId}/holidays',
      tags,
      summary: 'Closed days from today on',
    })
    .input(ofGarage)
    .output(z.array(closedDay)),
  setHoliday: staff
    .route({
      method: 'PUT',
      path: '/desk/garages/{garageId}/holidays/{date}',
      tags,
      summary: 'Close a day to new bookings',
    })
    .input(ofGarage.extend({ date: calendarDate, reason: text().trim().max(limits.reasonLength).default('') }))
    .output(z.array(closedDay)),
  removeHoliday: staff
    .route({ method: 'DELETE', path: '/desk/garages/{garageId}/holidays/{date}', tags, summary: 'Open a day again' })
    .input(ofGarage.extend({ date: calendarDate }))
    .output(z.array(closedDay)),
};
