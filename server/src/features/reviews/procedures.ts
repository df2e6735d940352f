import { implement } from '@orpc/server';
import { reviewsContract } from '@pahiya/contract/reviews/contract';
import { invalidCursor } from '../../platform/invalid-input.ts';
import { type BaseContext, limitWrites, requireViewer } from '../../platform/procedure.ts';
import { saveReview } from './commands.ts';
import { listGarageReviews, listOwnReviews } from './queries/list-reviews.ts';

const api = implement(reviewsContract).$context<BaseContext>();

export const reviewsProcedures = api.router({
  save: api.save
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const outcome = await saveReview(context.db, { ...input, userId: context.viewer.userId });
      if (outcome.ok) return outcome.review;
      const data = { field: 'bookingId' };
      switch (outcome.reason) {
        case 'BOOKING_NOT_FOUND':
          throw errors.NOT_FOUND({ data });
        case 'BOOKING_NOT_COMPLETED':
          throw errors.BOOKING_NOT_COMPLETED({ data });
        case 'LINK_TOO_EARLY':
          throw errors.LINK_TOO_EARLY({ data: { field: 'comment' } });
      }
    }),
  mine: api.mine.use(requireViewer).handler(async ({ input, context }) => {
    const page = await listOwnReviews(context.db, { ...input, userId: context.viewer.userId });
    if (!page) throw invalidCursor();
    return page;
  }),
  ofGarage: api.ofGarage.handler(async ({ input, context, errors }) => {
    const reader = await context.authenticate();
    const outcome = await listGarageReviews(context.db, { ...input, readerId: reader?.userId ?? null });
    if (outcome.ok) return outcome.page;
    switch (outcome.reason) {
      case 'GARAGE_NOT_FOUND':
        throw errors.NOT_FOUND({ message: 'This garage does not exist.', data: { field: 'garageId' } });
      case 'INVALID_CURSOR':
        throw invalidCursor();
    }
  }),
});
