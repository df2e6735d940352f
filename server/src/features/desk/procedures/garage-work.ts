import { implement } from '@orpc/server';
import { deskContract } from '@pahiya/contract/desk/contract';
import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { limitWrites, requireViewer } from '../../../platform/procedure.ts';
import { listChanges } from '../../bookings/queries/list-changes.ts';
import { bookWalkIn } from '../commands/book-walk-in.ts';
import { type Work, type WorkOutcome, workOnBooking } from '../commands/work-on-booking.ts';
import { findDeskBooking } from '../queries/find-desk-booking.ts';
import { loadBoard } from '../queries/load-board.ts';
import type { GarageContext, Staff } from '../types.ts';
import { atGarage, atGarageOfBooking } from './at-garage.ts';
import { requireStaff } from './require-staff.ts';

const api = implement(deskContract.garage).$context<GarageContext>();

type Worked = { ok: true; booking: DeskBooking } | Exclude<WorkOutcome, { ok: true }>;

async function work(
  context: GarageContext & { staff: Staff; garageId: string },
  bookingId: string,
  request: Work,
): Promise<Worked> {
  const { db, staff: actor, garageId } = context;
  const now = context.now();
  const outcome = await workOnBooking(db, { actor, bookingId, garageId, work: request, now });
  if (!outcome.ok) return outcome;
  if (request.kind === 'cancel') context.payments.work.wake();
  const booking = await findDeskBooking(db, { bookingId, now });
  return booking ? { ok: true, booking } : { ok: false, reason: 'BOOKING_NOT_FOUND' };
}

interface Errors {
  NOT_FOUND: (given: { data: { field: string } }) => Error;
  NOT_POSSIBLE: (given: { data: { field: string } }) => Error;
  MECHANIC_BUSY: (given: { data: { field: string } }) => Error;
}

function answer(worked: Worked, errors: Errors): DeskBooking {
  if (worked.ok) return worked.booking;
  switch (worked.reason) {
    case 'BOOKING_NOT_FOUND':
      throw errors.NOT_FOUND({ data: { field: 'bookingId' } });
    case 'MECHANIC_NOT_FOUND':
      throw errors.NOT_FOUND({ data: { field: 'mechanicId' } });
    case 'MECHANIC_BUSY':
      throw errors.MECHANIC_BUSY({ data: { field: 'mechanicId' } });
    default:
      throw errors.NOT_POSSIBLE({ data: { field: 'bookingId' } });
  }
}

interface WorkErrors extends Errors {
  TOO_EARLY: (given: { data: { field: string; bookingDate: string } }) => Error;
}

function answerTimely(worked: Worked, errors: WorkErrors): DeskBooking {
  if (worked.ok || worked.reason !== 'TOO_EARLY') return answer(worked, errors);
  throw errors.TOO_EARLY({ data: { field: 'bookingId', bookingDate: worked.bookingDate } });
}

export const garageWorkProcedures = {
  board: api.board
    .use(requireViewer)
    .use(requireStaff)
    .use(atGarage)
    .handler(async ({ input, context, errors }) => {
      const board = await loadBoard(context.db, { ...input, now: context.now() });
      if (!board) throw errors.NOT_FOUND({ data: { field: 'garageId' } });
      return board;
    }),
  booking: api.booking
    .use(requireViewer)
    .use(requireStaff)
    .use(atGarageOfBooking)
    .handler(async ({ input: { bookingId }, context, errors }) => {
      const [booking, history] = await Promise.all([
        findDeskBooking(context.db, { bookingId, now: context.now() }),
        listChanges(context.db, { userId: null, bookingId }),
      ]);
      if (!booking || !history) throw errors.NOT_FOUND({ data: { field: 'bookingId' } });
      return { ...booking, history };
    }),
  assign: api.assign
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarageOfBooking)
    .handler(async ({ input: { bookingId, ...request }, context, errors }) =>
      answer(await work(context, bookingId, { kind: 'assign', ...request }), errors),
    ),
  start: api.start
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarageOfBooking)
    .handler(async ({ input: { bookingId }, context, errors }) =>
      answerTimely(await work(context, bookingId, { kind: 'start' }), errors),
    ),
  complete: api.complete
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarageOfBooking)
    .handler(async ({ input: { bookingId }, context, errors }) =>
      answerTimely(await work(context, bookingId, { kind: 'complete' }), errors),
    ),
  cancel: api.cancel
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarageOfBooking)
    .handler(async ({ input: { bookingId, reason }, context, errors }) =>
      answer(await work(context, bookingId, { kind: 'cancel', reason }), errors),
    ),
  cash: api.cash
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarageOfBooking)
    .handler(async ({ input: { bookingId }, context, errors }) =>
      answer(await work(context, bookingId, { kind: 'cash' }), errors),
    ),
  walkIn: api.walkIn
    .use(requireViewer)
    .use(limitWrites)
    .use(requireStaff)
    .use(atGarage)
    .handler(async ({ input, context, errors }) => {
      const now = context.now();
      const outcome = await bookWalkIn(context.db, { input, actor: context.staff, now });
      const booking = outcome.ok ? await findDeskBooking(context.db, { bookingId: outcome.booking.id, now }) : null;
      if (booking) return booking;
      switch (outcome.ok || outcome.reason) {
        case 'SLOT_TAKEN':
          throw errors.SLOT_TAKEN({ data: { field: 'bookingTime' } });
        case 'NO_MECHANICS':
          throw errors.NO_MECHANICS({ data: { field: 'bookingTime' } });
        case 'SLOT_UNAVAILABLE':
          throw errors.SLOT_UNAVAILABLE({ data: { field: 'bookingTime' } });
        case 'PRICE_CHANGED':
          throw errors.PRICE_CHANGED({ data: { field: 'expectedTotal' } });
        case 'SERVICE_UNAVAILABLE':
          throw errors.SERVICE_NOT_FOUND({ data: { field: 'serviceIds' } });
        case 'IDEMPOTENCY_KEY_USED':
          throw errors.IDEMPOTENCY_KEY_USED({ data: { field: 'idempotencyKey' } });
        default:
          throw errors.NOT_FOUND({ data: { field: 'garageId' } });
      }
    }),
};
