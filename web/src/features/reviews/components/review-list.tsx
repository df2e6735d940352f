import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { garageReviews } from '../queries.ts';
import { ReviewItem } from './review-item.tsx';

/** The reviews so far and a way to more; the focus goes to the first of those that come. */
export function ReviewList({ garageId }: { garageId: string }) {
  const { t } = useTranslation(['reviews', 'common']);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    garageReviews(garageId),
  );
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const reviews = data?.pages.flatMap(({ items }) => items) ?? [];

  function showMore() {
    setFirstNew(reviews.length);
    void fetchNextPage();
  }

  return (
    <>
      <ul className="flex flex-col gap-5">
        {reviews.map((review, index) => (
          <li
            key={review.id}
            {...(index === firstNew && { ref: focusOn, tabIndex: -1 })}
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

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
