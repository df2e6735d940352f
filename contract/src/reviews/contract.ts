import { open, signedIn } from '../shared/base.ts';
import { fieldData, linkErrors, notFound } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { publicReview, review, saveReviewInput } from './schemas.ts';

const tags = ['reviews'];

export const reviewsContract = {
  save: signedIn
    .errors({
      ...notFound,
      ...linkErrors,
      BOOKING_NOT_COMPLETED: {
        status: 409,
        message: 'A booking can be reviewed once it is completed.',
        data: fieldData,
      },
    })
    .route({
      method: 'PUT',
      path: '/bookings/{bookingId}/review',
      tags,
      summary: 'Write or edit the review of a completed booking',
    })
    .input(saveReviewInput)
    .output(review),
  mine: signedIn
    .route({ method: 'GET', path: '/reviews/mine', tags, summary: "The caller's reviews, newest first" })
    .input(pageInput)
    .output(pageOf(review)),
  ofGarage: open
    .errors(notFound)
    .meta({ mayBeOld: true })
    .route({ method: 'GET', path: '/garages/{garageId}/reviews', tags, summary: "A garage's reviews, newest first" })
    .input(pageInput.extend({ garageId: id }))
    .output(pageOf(publicReview)),
};
