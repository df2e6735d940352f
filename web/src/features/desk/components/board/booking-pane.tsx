import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { useIsWide } from '@/lib/viewport/use-is-wide.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useBooking } from '../../use-booking.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingDetail } from './booking-detail.tsx';
import { SidePane } from './side-pane.tsx';

const BookingSheet = lazyPart(async () => {
  const { BookingSheet: component } = await import('./booking-sheet.tsx');
  return { default: component };
});

interface BookingPaneProps {
  garageId: string;
  bookingId: string;
  onClose: () => void;
}

/** The open booking: beside the board, or in a sheet on a phone. */
export function BookingPane({ garageId, bookingId, onClose }: BookingPaneProps) {
  const { t } = useTranslation(['workshop', 'desk']);
  const query = useBooking(bookingId);
  const isWide = useIsWide();
  const { data: booking, error } = query;
  const frame = {
    title: booking?.customerName ?? t('board.panel.label'),
    footer: booking && booking.allowedActions.length > 0 ? <BookingActions booking={booking} /> : null,
    onClose,
  };
  const content = booking ? (
    <BookingDetail garageId={garageId} booking={booking} isHistoryKnown={!query.isPlaceholderData} />
  ) : isAnswered(error) && error.code === 'NOT_FOUND' ? (
    <div className="py-8 text-center">
      <p className="font-semibold">{t('board.panel.gone')}</p>
      <p className="text-sm text-text-muted">{t('board.panel.goneText')}</p>
    </div>
  ) : error ? (
    <LoadFailed
      title={t('desk:loadFailed')}
      error={error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <Waiting />
  );
  if (isWide) {
    return (
      <SidePane key={bookingId} bookingId={bookingId} {...frame}>
        {content}
      </SidePane>
    );
  }
  return (
    <Suspense>
      <BookingSheet key={bookingId} {...frame}>
        {content}
      </BookingSheet>
    </Suspense>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-3 py-2">
      <span className="sr-only">{t('state.loading')}</span>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}
