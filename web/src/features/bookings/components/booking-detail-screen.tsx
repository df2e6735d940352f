import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { PageHeader } from '@/layout/page-header.tsx';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { bookingQuery } from '../queries/own-bookings.ts';
import type { BookingDialog } from '../types/booking-screens.ts';
import { BookingDetail } from './booking-detail.tsx';
import { BookingDetailSkeleton } from './booking-detail-skeleton.tsx';
import { BookingDialogs } from './booking-dialogs.tsx';

interface BookingDetailScreenProps {
  bookingId: string;
  show: BookingDialog | undefined;
  onShow: (dialog: BookingDialog) => void;
  onClose: () => void;
  pay: (booking: Booking) => ReactNode;
  actions?: (booking: Booking) => ReactNode;
}

export function BookingDetailScreen({ bookingId, show, onShow, onClose, pay, actions }: BookingDetailScreenProps) {
  const { t } = useTranslation('profile');
  const { data: booking, error, isFetching, refetch } = useQuery(bookingQuery(bookingId));
  return (
    <>
      <PageHeader title={t('detail.title')} backTo="/profile" backSearch={{ tab: 'bookings' }} />
      {!booking && !error && <BookingDetailSkeleton />}
      {!booking && error && <Problem error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {booking && (
        <>
          <BookingDetail booking={booking} pay={pay(booking)} actions={actions?.(booking)} onShow={onShow} />
          <BookingDialogs booking={booking} show={show} onClose={onClose} />
        </>
      )}
    </>
  );
}

interface ProblemProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

function Problem({ error, isBusy, onRetry }: ProblemProps) {
  const { t } = useTranslation('profile');
  // 400 means that the address contains no valid booking id.
  const isUnknown = isAnswered(error) && (error.status === 404 || error.status === 400);
  if (isUnknown) {
    return (
      <EmptyState
        illustration="not-found"
        title={t('detail.unknown')}
        text={t('detail.unknownText')}
        action={
          <Button asChild>
            <Link to="/profile" search={{ tab: 'bookings' }}>
              {t('detail.toProfile')}
            </Link>
          </Button>
        }
      />
    );
  }
  return (
    <LoadFailed toast="plain" title={t('detail.loadFailed')} error={error} isRetrying={isBusy} onRetry={onRetry} />
  );
}
