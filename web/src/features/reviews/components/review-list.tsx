import type { PublicReview } from '@pahiya/contract/reviews/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { garageReviews } from '../queries.ts';
import { ReviewItem } from './review-item.tsx';

/** Loaded reviews with a button for more. The focus moves to the first new one. */
export function ReviewList({ garageId }: { garageId: string }) {
  const { t } = useTranslation(['reviews', 'common']);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    garageReviews(garageId),
  );
  /** Id of the review before the latest page. An index would shift when another review is written. */
  const [lastSeen, setLastSeen] = useState<string | undefined>();
  const reviews = data?.pages.flatMap(({ items }) => items) ?? [];

  function showMore() {
    setLastSeen(reviews.at(-1)?.id);
    void fetchNextPage();
  }

  return (
    <>
      <ul className="flex flex-col gap-5">
        {reviews.map((review, index) => (
          <li
            key={review.id}
            {...(isAfter(lastSeen, reviews[index - 1]) && { ref: focusOn, tabIndex: -1 })}
            className="not-first:border-border not-first:border-t not-first:pt-5"
          >
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {isFetchNextPageError && (
        <p role="alert" className="text-danger text-sm">
          {t('moreFailed')}
        </p>
      )}
      {hasNextPage && (
        <Button variant="outline" loading={isFetchingNextPage} onClick={showMore} className="self-center">
          {t('common:action.showMore')}
        </Button>
      )}
    </>
  );
}

function isAfter(lastSeen: string | undefined, before: PublicReview | undefined): boolean {
  return before !== undefined && before.id === lastSeen;
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
