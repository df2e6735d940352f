import type { Booking } from '@pahiya/contract/bookings/schemas';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, CalendarSync, LifeBuoy, Navigation, XCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { OfflineReason } from '@/layout/offline-reason.tsx';
import { useIsOffline } from '@/lib/connection/connection.ts';
import { isPhoneApp } from '@/lib/phone/phone-app.ts';
import { directionsUrl } from '@/shared/garages/rules/directions.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';
import type { BookingDialog } from '../types/booking-screens.ts';
import { useCalendarFile } from '../use-calendar-file.ts';
import { BookAgain } from './book-again.tsx';

interface BookingActionsProps {
  booking: Booking;
  onShow: (dialog: BookingDialog) => void;
  actions: ReactNode;
}

export function BookingActions({ booking, onShow, actions }: BookingActionsProps) {
  const { t } = useTranslation('profile');
  const may = (action: BookingDialog) => booking.allowedActions.includes(action);
  const isComing = booking.status === 'confirmed';
  const isOffline = useIsOffline();
  return (
    <div className="grid gap-3 min-[360px]:grid-cols-2 lg:grid-cols-1 [&>*]:w-full">
      {isOffline && <OfflineReason />}
      {actions}
      {may('reschedule') && (
        <Button
          variant="outline"
          size="dense"
          aria-haspopup="dialog"
          disabled={isOffline}
          onClick={() => onShow('reschedule')}
        >
          <CalendarSync aria-hidden="true" />
          {t('reschedule.action')}
        </Button>
      )}
      {/* A phone's web view has no downloads. */}
      {isComing && !isPhoneApp && <CalendarButton bookingId={booking.id} />}
      {booking.status !== 'cancelled' && <Directions booking={booking} />}
      <BookAgain booking={booking} size="dense" />
      <Button asChild variant="outline" size="dense">
        <Link to="/support/create-ticket" search={{ booking_id: booking.id }}>
          <LifeBuoy aria-hidden="true" />
          {t('detail.support')}
        </Link>
      </Button>
      {may('cancel') && (
        <Button
          variant="ghost"
          size="dense"
          className="text-danger! max-lg:col-span-full"
          aria-haspopup="dialog"
          disabled={isOffline}
          onClick={() => onShow('cancel')}
        >
          <XCircle aria-hidden="true" />
          {t('cancel.action')}
        </Button>
      )}
    </div>
  );
}

function CalendarButton({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('profile');
  const isOffline = useIsOffline();
  const file = useCalendarFile(() => notify.error(t('calendar.failed'), t('calendar.failedText')));
  return (
    <Button
      variant="outline"
      size="dense"
      loading={file.isPending}
      disabled={isOffline}
      onClick={() => file.mutate(bookingId)}
    >
      {!file.isPending && <CalendarPlus aria-hidden="true" />}
      {t('calendar.action')}
    </Button>
  );
}

function Directions({ booking }: { booking: Booking }) {
  const { t } = useTranslation('profile');
  const { garageName: name, garageLocation: location, garageLatitude: latitude, garageLongitude: longitude } = booking;
  return (
    <Button asChild variant="outline" size="dense">
      <a href={directionsUrl({ name, location, latitude, longitude })} target="_blank" rel="noreferrer">
        <Navigation aria-hidden="true" />
        {t('directions.action')}
        <span className="sr-only">{t('directions.newTab')}</span>
      </a>
    </Button>
  );
}
