import type { Booking } from '@pahiya/contract/bookings/schemas';
import { CalendarClock, Car, Hourglass, MapPin, UserCog, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isOpen, shownPayment } from '@/shared/bookings/rules/booking-state.ts';

/** Key facts of a booking: time, vehicle, mechanic, place and payment. A finished booking shows no expected times. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const weekday = format.weekday(booking.bookingDate, 'short');
  const { method, state } = shownPayment(booking);
  const mechanic = booking.assignedMechanicName ?? (isOpen(booking) && t('bookings.noMechanic'));
  return (
    <dl className="grid gap-3 text-sm">
      <Fact icon={<CalendarClock />} label={t('bookings.schedule')}>
        <span className="block font-semibold text-base">
          {t('bookings.dateLine', { weekday, date: format.date(booking.bookingDate) })}
        </span>
        {t('bookings.timeRange', { start: format.clock(booking.bookingTime), end: format.clock(booking.endTime) })}
        {booking.status === 'confirmed' && (
          <span className="block text-text-muted">{t(`bookings.visit.${booking.serviceType}`)}</span>
        )}
      </Fact>
      {isOpen(booking) && booking.readyAt && booking.durationMinutes !== null && (
        <Fact icon={<Hourglass />} label={t('bookings.ready')}>
          {t('bookings.readyLine', {
            duration: format.duration(booking.durationMinutes),
            weekday: format.weekday(booking.readyAt.date, 'short'),
            date: format.date(booking.readyAt.date),
            time: format.clock(booking.readyAt.time),
          })}
        </Fact>
      )}
      <Fact icon={<Car />} label={t('bookings.vehicle')}>
        {t('bookings.vehicleLine', {
          type: t(`vehicleType.${booking.vehicleType}`),
          make: booking.vehicleMake,
          model: booking.vehicleModel,
        })}
      </Fact>
      {mechanic && (
        <Fact icon={<UserCog />} label={t('bookings.mechanic')}>
          {mechanic}
        </Fact>
      )}
      <Fact icon={<MapPin />} label={t('bookings.address')}>
        <span className="whitespace-pre-line">{booking.address}</span>
      </Fact>
      <Fact icon={<Wallet />} label={t('bookings.payment')}>
        <span className="flex flex-wrap gap-x-3">
          {method && <span>{t(`paymentMethod.${method}`)}</span>}
          {state && <span className="font-semibold">{t(`paymentStatus.${state}`)}</span>}
        </span>
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: ReactNode;
  /** Screen readers read this; the icon shows the same. */
  label: string;
  children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="flex items-start gap-3 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-text-muted">
      <dt className="flex">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="wrap-anywhere min-w-0 flex-1">{children}</dd>
    </div>
  );
}
