import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { useReached } from '@/lib/use-reached.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ownBookings } from '../queries/own-bookings.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingCardSkeleton } from './booking-card-skeleton.tsx';

/** Own bookings, newest first; the next page comes as one scrolls. */
export function BookingList() {
  const { data, isPending, refetch, error, isRefetching } = useInfiniteQuery(ownBookings());
  if (isPending) return <Waiting />;
  if (!data) return <LoadFailed error={error} isRetrying={isRefetching} onRetry={() => refetch()} />;

  const bookings = data.pages.flatMap(({ items }) => items);
  if (bookings.length === 0) return <NoBookings />;
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
      <NextPage />
    </>
  );
}

function NextPage() {
  const { t } = useTranslation('profile');
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(ownBookings());
  // After a failure only a press tries again.
  const mayFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useReached(
    useCallback(() => {
      if (mayFetch) void fetchNextPage();
    }, [mayFetch, fetchNextPage]),
  );
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="mt-6 flex flex-col items-center gap-3">
      {isFetchNextPageError && (
        <p role="alert" className="text-danger text-sm">
          {t('bookings.moreFailed')}
        </p>
      )}
      <Button variant="outline" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
        {t(isFetchingNextPage ? 'bookings.loadingMore' : 'bookings.loadMore')}
      </Button>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('state.loading')} className="grid gap-4 lg:grid-cols-2">
      <BookingCardSkeleton />
      <BookingCardSkeleton />
    </div>
  );
}

interface LoadFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function LoadFailed({ error, isRetrying, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  return (
    <EmptyState
      illustration="error"
      title={t('bookings.loadFailed')}
      text={failureText(error) ?? t('loadFailedText')}
      action={
        <Button loading={isRetrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

function NoBookings() {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      illustration="no-bookings"
      title={t('bookings.emptyTitle')}
      text={t('bookings.emptyText')}
      action={
        <Button asChild>
          <Link to="/services">{t('bookings.emptyAction')}</Link>
        </Button>
      }
    />
  );
}
