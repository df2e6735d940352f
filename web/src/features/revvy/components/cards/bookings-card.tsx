import type { Card as CardData } from '@pahiya/contract/revvy/schemas';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ChevronRight, UserRound } from 'lucide-react';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { shownPayment, shownStatus, statusTone } from '@/shared/bookings/rules/booking-state.ts';
import { Badge } from '@/ui/badge.tsx';
import { Card } from '@/ui/card.tsx';

type ShownBooking = Extract<CardData, { kind: 'bookings' }>['items'][number];

export function BookingsCard({ items }: { items: ShownBooking[] }) {
  const { t } = useTranslation('revvy');
  return (
    <ul aria-label={t('card.bookings')} className="flex flex-col gap-2.5">
      {items.map((booking) => (
        <li key={booking.bookingId}>
          <OneBooking booking={booking} />
        </li>
      ))}
    </ul>
  );
}

function OneBooking({ booking }: { booking: ShownBooking }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { namesOf } = useCatalogue();
  const { bookingId, garageName, serviceNames, bookingDate, bookingTime, mechanicName } = booking;
  const status = shownStatus(booking);
  const { method, state } = shownPayment(booking);
  return (
    <Card interactive className="relative p-4 focus-within:border-border-strong">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <Link
          to="/bookings/$bookingId"
          params={{ bookingId }}
          className="min-w-0 flex-1 basis-32 break-words font-semibold after:absolute after:inset-0 after:rounded-card"
        >
          {garageName}
        </Link>
        <Badge wraps tone={statusTone(status)} className="mt-0.5">
          <span className="inline-block first-letter:uppercase">{t(`status.${status}`)}</span>
        </Badge>
      </div>
      <p className="mt-1 break-words text-sm text-text-muted">{namesOf(serviceNames)}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="flex items-center gap-1.5">
          <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
          {format.day(bookingDate)}, {format.clock(bookingTime)}
        </span>
        {mechanicName && (
          <span className="flex items-center gap-1.5">
            <UserRound aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
            {mechanicName}
          </span>
        )}
      </p>
      <p className="mt-2 flex items-center justify-between gap-3 text-sm text-text-muted">
        {state ? t(`paymentStatus.${state}`) : method && t(`paymentMethod.${method}`)}
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </p>
    </Card>
  );
}
