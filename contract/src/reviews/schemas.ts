import { z } from 'zod';
import { instant } from '../shared/date-schemas.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { text } from '../shared/text.ts';

export const review = z.object({
  id,
  bookingId: id,
  garageId: id,
  rating: z.int().min(1).max(5),
  comment: z.string().nullable(),
  isEdited: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type Review = z.infer<typeof review>;

export const publicReview = review.omit({ bookingId: true }).extend({
  authorName: z.string(),
  authorAvatarUrl: z.string().nullable(),
});
export type PublicReview = z.infer<typeof publicReview>;

export const saveReviewInput = z.strictObject({
  bookingId: id,
  rating: z.int().min(1).max(5),
  comment: text().trim().max(limits.reviewLength).default(''),
});
export type SaveReviewInput = z.infer<typeof saveReviewInput>;
