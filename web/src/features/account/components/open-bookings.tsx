import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';

/** Bookings that must be ended first, each as a link. */
export function OpenBookings({ bookingIds }: { bookingIds: string[] }) {
  const { t } = useTranslation('account');
  return (
    <div role="alert" className="rounded-control bg-danger-soft p-4">
      <p className="font-semibold">{t('delete.openTitle')}</p>
      <p className="mt-1 text-pretty text-sm">{t('delete.openText')}</p>
      <ul className="mt-2">
        {bookingIds.map((bookingId, index) => (
          <li key={bookingId}>
            <Link
              to="/bookings/$bookingId"
              params={{ bookingId }}
              className="inline-flex min-h-11 items-center gap-2 rounded-control font-medium underline underline-offset-4"
            >
              <CalendarClock aria-hidden="true" className="size-5" />
              {t('delete.openBooking', { number: index + 1 })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
