import type { Booking } from '@pahiya/contract/bookings/schemas';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { BookAgain } from './book-again.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { GaragePicture, StatusBadge } from './booking-heading.tsx';
import { BookingNews } from './booking-news.tsx';
import { HoldNotice } from './hold-notice.tsx';

interface BookingCardProps {
  booking: Booking;
  /** Button to pay, shown while the booking awaits payment. */
  pay?: ReactNode;
  actions?: ReactNode;
}

export function BookingCard({ booking, pay, actions }: BookingCardProps) {
  const heading = useId();
  const heldUntil = booking.allowedActions.includes('pay') ? booking.heldUntil : null;
  return (
    <Card className="h-full">
      <article aria-labelledby={heading} className="flex h-full flex-col gap-4 p-4 sm:p-5">
        <CardTop booking={booking} heading={heading} />
        {heldUntil && <HoldNotice heldUntil={heldUntil}>{pay}</HoldNotice>}
        <BookingFacts booking={booking} />
        <BookingNews booking={booking} />
        <CardBottom booking={booking} actions={actions} />
      </article>
    </Card>
  );
}

function CardTop({ booking, heading }: { booking: Booking; heading: string }) {
  const { namesOf } = useCatalogue();
  return (
    <div className="flex items-start gap-3">
      <GaragePicture url={booking.garageImageUrl} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
          <h3 id={heading} className="wrap-anywhere min-w-0 flex-1 basis-32 text-heading">
            {booking.garageName}
          </h3>
          <StatusBadge booking={booking} />
        </div>
        <p className="wrap-anywhere text-sm text-text-muted">{namesOf(booking.serviceNames)}</p>
      </div>
    </div>
  );
}

function CardBottom({ booking, actions }: Pick<BookingCardProps, 'booking' | 'actions'>) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <div className="mt-auto flex flex-col gap-4 border-border border-t pt-4">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-sm text-text-muted">{t('bookings.total')}</span>
        <span className="font-bold text-xl tabular-nums">{format.rupees(booking.totalAmount)}</span>
      </p>
      <div className="flex flex-wrap gap-3 [&>*]:grow">
        {actions}
        <Button asChild variant="outline">
          <Link
            to="/bookings/$bookingId"
            params={{ bookingId: booking.id }}
            aria-label={t('bookings.viewAt', { garage: booking.garageName })}
          >
            {t('bookings.view')}
          </Link>
        </Button>
        <BookAgain booking={booking} />
      </div>
    </div>
  );
}
