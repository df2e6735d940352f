import { implement } from '@orpc/server';
import { bookingsContract } from '@pahiya/contract/bookings/contract';
import { invalidCursor } from '../../platform/invalid-input.ts';
import { type BaseContext, limitWrites, requireViewer } from '../../platform/procedure.ts';
import { createBooking } from './commands/create-booking.ts';
import { findBooking } from './queries/find-booking.ts';
import { listBookings } from './queries/list-bookings.ts';

const api = implement(bookingsContract).$context<BaseContext>();

export const bookingsProcedures = api.router({
  create: api.create
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const { userId } = context.viewer;
      const outcome = await createBooking(context.db, { userId, wish: input, now: context.now() });
      if (outcome.ok) return outcome.booking;
      switch (outcome.reason) {
        case 'CUSTOMER_NOT_FOUND':
          throw errors.UNAUTHORIZED();
        case 'GARAGE_NOT_FOUND':
          throw errors.NOT_FOUND({
            message: 'This garage does not exist or is not taking bookings.',
            data: { field: 'garageId' },
          });
        case 'SLOT_UNAVAILABLE':
          throw errors.SLOT_UNAVAILABLE({ data: { field: outcome.field } });
        case 'SERVICE_UNAVAILABLE':
          throw errors.SERVICE_UNAVAILABLE({ data: { field: 'serviceIds', serviceIds: outcome.serviceIds } });
        case 'PAYMENT_METHOD_UNAVAILABLE':
          throw errors.PAYMENT_METHOD_UNAVAILABLE({ data: { field: 'paymentMethod' } });
        case 'PRICE_CHANGED':
          throw errors.PRICE_CHANGED({
            data: { field: 'expectedTotal', totalAmount: outcome.totalAmount, services: outcome.services },
          });
        case 'SLOT_TAKEN':
          throw errors.SLOT_TAKEN({ data: { field: 'bookingTime', alternatives: outcome.alternatives } });
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
});
