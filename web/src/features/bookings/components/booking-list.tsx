import type { Booking, BookingFilter } from '@pahiya/contract/bookings/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { NextPage } from '@/ui/next-page.tsx';
import { ownBookings } from '../queries/own-bookings.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingCardSkeleton } from './booking-card-skeleton.tsx';

interface BookingListProps {
  filter: BookingFilter;
  pay: (booking: Booking) => ReactNode;
  actions?: (booking: Booking) => ReactNode;
}

export function BookingList({ filter, pay, actions }: BookingListProps) {
  const { t } = useTranslation('profile');
  const query = useInfiniteQuery(ownBookings(filter));
  const { data, isPending, refetch, error, isRefetching } = query;
  if (isPending) return <Waiting />;
  if (!data) {
    return (
      <LoadFailed title={t('bookings.loadFailed')} error={error} isRetrying={isRefetching} onRetry={() => refetch()} />
    );
  }

  const bookings = data.pages.flatMap(({ items }) => items);
  if (bookings.length === 0) return <NoBookings filter={filter} />;
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} pay={pay(booking)} actions={actions?.(booking)} />
          </li>
        ))}
      </ul>
      <NextPage
        query={query}
        failed={t('bookings.moreFailed')}
        more={t('bookings.loadMore')}
        busy={t('bookings.loadingMore')}
      />
    </>
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

const emptyTexts = {
  all: { title: 'bookings.emptyTitle', text: 'bookings.emptyText' },
  upcoming: { title: 'bookings.upcomingEmptyTitle', text: 'bookings.upcomingEmptyText' },
  past: { title: 'bookings.pastEmptyTitle', text: 'bookings.pastEmptyText' },
} as const;

function NoBookings({ filter }: Pick<BookingListProps, 'filter'>) {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      illustration="no-bookings"
      title={t(emptyTexts[filter].title)}
      text={t(emptyTexts[filter].text)}
      action={
        <Button asChild>
          <Link to="/services">{t('bookings.emptyAction')}</Link>
        </Button>
      }
    />
  );
}
