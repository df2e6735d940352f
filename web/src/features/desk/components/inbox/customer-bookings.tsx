import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { shownPayment, shownStatus } from '@/shared/bookings/rules/booking-state.ts';
import { Badge } from '@/ui/badge.tsx';
import { cn } from '@/ui/cn.ts';

type Booking = DeskTicket['customerBookings'][number];

const tones = {
  unpaid: 'accent',
  confirmed: 'info',
  in_progress: 'accent',
  completed: 'success',
  cancelled: 'secondary',
} as const;

interface CustomerBookingsProps {
  bookings: readonly Booking[];
  aboutId: string | undefined;
}

export function CustomerBookings({ bookings, aboutId }: CustomerBookingsProps) {
  const { t } = useTranslation('inbox');
  if (bookings.length === 0) return <p className="text-sm text-text-muted">{t('bookings.none')}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingLines booking={booking} isAbout={booking.id === aboutId} />
        </li>
      ))}
    </ul>
  );
}

function BookingLines({ booking, isAbout }: { booking: Booking; isAbout: boolean }) {
  const { t } = useTranslation(['inbox', 'profile']);
  const format = useFormat();
  const { garageName, serviceNames, bookingDate, bookingTime, totalAmount } = booking;
  const status = shownStatus(booking);
  const { method, state } = shownPayment(booking);
  return (
    <div
      className={cn(
        'flex flex-col gap-0.5 rounded-control border px-3 py-2 text-sm',
        isAbout ? 'border-accent bg-accent-soft/40' : 'border-border',
      )}
    >
      {isAbout && <p className="font-semibold text-xs">{t('bookings.about')}</p>}
      <p className="flex items-start gap-2">
        <span className="wrap-anywhere min-w-0 flex-1 font-semibold">{garageName}</span>
        <Badge tone={tones[status]}>{t(`profile:status.${status}`)}</Badge>
      </p>
      <p className="wrap-anywhere text-text-muted">{serviceNames.join(', ')}</p>
      <p className="text-text-muted">
        {format.date(bookingDate)}, {format.clock(bookingTime)}
      </p>
      <p className="text-text-muted">
        {format.rupees(totalAmount)} ·{' '}
        {state ? t(`profile:paymentStatus.${state}`) : method && t(`profile:paymentMethod.${method}`)}
      </p>
    </div>
  );
}
