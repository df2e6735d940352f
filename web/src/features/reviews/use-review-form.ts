import { zodResolver } from '@hookform/resolvers/zod';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import { saveReviewInput } from '@pahiya/contract/reviews/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DefaultValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { orpc } from '@/lib/api/api.ts';

const reviewForm = saveReviewInput.omit({ bookingId: true }).required();

type Typed = z.input<typeof reviewForm>;
/** Form values; initially without a rating. */
export type ReviewDraft = DefaultValues<Typed>;

interface ReviewFormInput {
  booking: Booking;
  /** Text typed before the dialog was closed without saving. */
  draft: ReviewDraft | null;
}

/** Form of a booking's review. Saving refetches everything that shows reviews or an average. */
export function useReviewForm({ booking, draft }: ReviewFormInput) {
  const queryClient = useQueryClient();
  const form = useForm<Typed, unknown, z.output<typeof reviewForm>>({
    resolver: zodResolver(reviewForm),
    defaultValues: draft ?? written(booking),
  });
  const save = useMutation(
    orpc.reviews.save.mutationOptions({
      onSuccess() {
        for (const queryKey of [orpc.reviews.key(), orpc.bookings.key(), orpc.garages.key()]) {
          void queryClient.invalidateQueries({ queryKey });
        }
      },
    }),
  );
  return {
    form,
    save: (values: z.output<typeof reviewForm>) => save.mutateAsync({ ...values, bookingId: booking.id }),
  };
}

function written({ review }: Booking): ReviewDraft {
  return review ? { rating: review.rating, comment: review.comment ?? '' } : { comment: '' };
}
