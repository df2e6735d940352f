import { implement } from '@orpc/server';
import { bookingsContract } from '@pahiya/contract/bookings/contract';
import { invalidCursor } from '../../platform/invalid-input.ts';
import { type BaseContext, limitWrites, requireViewer } from '../../platform/procedure.ts';
import { requestLanguage } from '../../platform/request-language.ts';
import type { RequestNotes } from '../../platform/request-notes.ts';
import type { BookingLimits } from '../calendar/types.ts';
import type { Locations } from '../locations/types.ts';
import type { PaymentWork } from '../payments/types.ts';
import { cancelBooking } from './commands/cancel-booking.ts';
import { createBooking } from './commands/create-booking.ts';
import { payInCash } from './commands/pay-in-cash.ts';
import { rescheduleBooking } from './commands/reschedule-booking.ts';
import { findBooking } from './queries/find-booking.ts';
import { findCalendarFile } from './queries/find-calendar-file.ts';
import { listBookings } from './queries/list-bookings.ts';
import { listChanges } from './queries/list-changes.ts';

/** `payments` is woken to refund at once. A link that must not be paid any more is cancelled by the next sweep. */
type BookingsContext = BaseContext & {
  payments: { work: Pick<PaymentWork, 'wake'> };
  bookingLimits: BookingLimits;
  locations: Pick<Locations, 'cities'>;
  notes: RequestNotes | undefined;
};

const api = implement(bookingsContract).$context<BookingsContext>();

export const bookingsProcedures = api.router({
  create: api.create
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const { userId } = context.viewer;
      const { bookingLimits: limits, locations, now, request } = context;
      const booker = { userId, network: request.address, limits };
      const outcome = await createBooking(context.db, { ...booker, input, now: now(), cities: locations.cities });
      if (outcome.ok) {
        if (outcome.isRepeated && context.notes) context.notes.isRepeated = true;
        return outcome.booking;
      }
      switch (outcome.reason) {
        case 'CUSTOMER_NOT_FOUND':
          throw errors.UNAUTHORIZED();
        case 'ACCOUNT_SUSPENDED':
          throw errors.ACCOUNT_SUSPENDED();
        case 'GARAGE_NOT_FOUND':
          throw errors.NOT_FOUND({
            message: 'This garage does not exist or is not taking bookings.',
            data: { field: 'garageId' },
          });
        case 'SLOT_UNAVAILABLE':
          throw errors.SLOT_UNAVAILABLE({ data: { field: outcome.field } });
        case 'SERVICE_UNAVAILABLE':
          throw errors.SERVICE_UNAVAILABLE({ data: { field: 'serviceIds', serviceIds: outcome.serviceIds } });
        case 'SERVICE_TYPE_UNAVAILABLE':
          throw errors.SERVICE_TYPE_UNAVAILABLE({ data: { field: 'serviceType', serviceIds: outcome.serviceIds } });
        case 'PHONE_REQUIRED':
          throw errors.PHONE_REQUIRED({ data: { field: 'customerPhone' } });
        case 'ADDRESS_TOO_FAR': {
          const { city, distanceKm } = outcome;
          throw errors.ADDRESS_TOO_FAR({ data: { field: 'address', city, distanceKm } });
        }
        case 'PAYMENT_METHOD_UNAVAILABLE':
          throw errors.PAYMENT_METHOD_UNAVAILABLE({ data: { field: 'paymentMethod' } });
        case 'PRICE_CHANGED':
          throw errors.PRICE_CHANGED({
            data: { field: 'expectedTotal', totalAmount: outcome.totalAmount, services: outcome.services },
          });
        case 'SLOT_TAKEN': {
          const { alternatives, ownBookingId } = outcome;
          throw errors.SLOT_TAKEN({ data: { field: 'bookingTime', alternatives, ownBookingId } });
        }
        case 'NO_MECHANICS':
          throw errors.NO_MECHANICS({ data: { field: 'bookingTime' } });
        case 'OWN_BOOKING':
          throw errors.OWN_BOOKING({ data: { field: 'bookingTime', bookingId: outcome.bookingId } });
        case 'TOO_MANY_BOOKINGS': {
          const { kind, maximum, bookingId } = outcome;
          throw errors.TOO_MANY_BOOKINGS({ data: { field: '', kind, maximum, bookingId } });
        }
        case 'NEW_ACCOUNT_BOOKINGS':
          throw errors.NEW_ACCOUNT_BOOKINGS({ data: { field: 'paymentMethod', maximum: outcome.maximum } });
        case 'IDEMPOTENCY_KEY_USED':
          throw errors.IDEMPOTENCY_KEY_USED({ data: { field: 'idempotencyKey' } });
      }
    }),
  list: api.list.use(requireViewer).handler(async ({ input, context }) => {
    const page = await listBookings(context.db, { ...input, userId: context.viewer.userId, now: context.now() });
    if (!page) throw invalidCursor();
    return page;
  }),
  get: api.get.use(requireViewer).handler(async ({ input, context, errors }) => {
    const booking = await findBooking(context.db, {
      userId: context.viewer.userId,
      bookingId: input.bookingId,
      now: context.now(),
    });
    if (!booking) throw errors.NOT_FOUND({ data: { field: 'bookingId' } });
    return booking;
  }),
  cancel: api.cancel
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input: { bookingId, reason, onlyUnpaid }, context, errors }) => {
      const { userId } = context.viewer;
      const actor = { kind: 'customer', name: userId } as const;
      const now = context.now();
      const outcome = await cancelBooking(context.db, { bookingId, actor, reason, onlyUnpaid, now });
      if (!outcome.ok && outcome.reason === 'BOOKING_CLOSED') {
        throw errors.BOOKING_CLOSED({ data: { field: 'bookingId', status: outcome.status } });
      }
      const booking = outcome.ok ? await findBooking(context.db, { userId, bookingId, now }) : null;
      if (!booking) throw errors.NOT_FOUND({ data: { field: 'bookingId' } });
      if (booking.paymentMethod === 'online') context.payments.work.wake();
      return booking;
    }),
  reschedule: api.reschedule
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const { userId } = context.viewer;
      const now = context.now();
      const outcome = await rescheduleBooking(context.db, { ...input, userId, now });
      if (!outcome.ok) {
        switch (outcome.reason) {
          case 'BOOKING_NOT_FOUND':
            throw errors.NOT_FOUND({ data: { field: 'bookingId' } });
          case 'BOOKING_CLOSED':
            throw errors.BOOKING_CLOSED({ data: { field: 'bookingId', status: outcome.status } });
          case 'SLOT_UNAVAILABLE':
            throw errors.SLOT_UNAVAILABLE({ data: { field: outcome.field } });
          case 'SLOT_TAKEN': {
            const { alternatives, ownBookingId } = outcome;
            throw errors.SLOT_TAKEN({ data: { field: 'bookingTime', alternatives, ownBookingId } });
          }
          case 'NO_MECHANICS':
            throw errors.NO_MECHANICS({ data: { field: 'bookingTime' } });
          case 'OWN_BOOKING':
            throw errors.OWN_BOOKING({ data: { field: 'bookingTime', bookingId: outcome.bookingId } });
        }
      }
      const booking = await findBooking(context.db, { userId, bookingId: input.bookingId, now });
      if (!booking) throw errors.NOT_FOUND({ data: { field: 'bookingId' } });
      return booking;
    }),
  payInCash: api.payInCash
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input: { bookingId }, context, errors }) => {
      const { userId } = context.viewer;
      const { bookingLimits: limits, request } = context;
      const now = context.now();
      const outcome = await payInCash(context.db, { userId, bookingId, network: request.address, limits, now });
      if (!outcome.ok && outcome.reason === 'BOOKING_CLOSED') {
        throw errors.BOOKING_CLOSED({ data: { field: 'bookingId', status: outcome.status } });
      }
      if (!outcome.ok && outcome.reason === 'NEW_ACCOUNT_BOOKINGS') {
        throw errors.NEW_ACCOUNT_BOOKINGS({ data: { field: 'paymentMethod', maximum: outcome.maximum } });
      }
      const booking = outcome.ok ? await findBooking(context.db, { userId, bookingId, now }) : null;
      if (!booking) throw errors.NOT_FOUND({ data: { field: 'bookingId' } });
      return booking;
    }),
  history: api.history.use(requireViewer).handler(async ({ input, context, errors }) => {
    const changes = await listChanges(context.db, { ...input, userId: context.viewer.userId });
    if (!changes) throw errors.NOT_FOUND({ data: { field: 'bookingId' } });
    return changes;
  }),
  calendar: api.calendar.use(requireViewer).handler(async ({ input, context, errors }) => {
    const { db, viewer, request, now } = context;
    const language = requestLanguage(request.headers);
    const file = await findCalendarFile(db, { ...input, userId: viewer.userId, now: now(), language });
    if (!file) throw errors.NOT_FOUND({ data: { field: 'bookingId' } });
    return file;
  }),
});
