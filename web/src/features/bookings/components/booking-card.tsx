import type { Booking } from '@pahiya/contract/bookings/schemas';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/use-format.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { statusTone } from '../rules/booking-display.ts';
import { BookingDetails } from './booking-details.tsx';
import { BookingFacts } from './booking-facts.tsx';

export function BookingCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const heading = useId();
  return (
    <Card>
      <article aria-labelledby={heading} className="flex flex-col gap-4 p-4 sm:p-5">
        <CardTop booking={booking} heading={heading} />
        <BookingFacts booking={booking} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-border border-t pt-4">
          <p>
            <span className="block text-sm text-text-muted">{t('bookings.total')}</span>
            <span className="font-bold text-xl tabular-nums">{format.rupees(booking.totalAmount)}</span>
          </p>
          <Button asChild variant="outline">
            <Link
              to="/book/$garageId"
              params={{ garageId: booking.garageId }}
              aria-label={t('bookings.againAt', { garage: booking.garageName })}
            >
              {t('bookings.again')}
            </Link>
          </Button>
        </div>
        <BookingDetails booking={booking} />
      </article>
    </Card>
  );
}

function CardTop({ booking, heading }: { booking: Booking; heading: string }) {
  const { t } = useTranslation('profile');
  return (
    <div className="flex items-start gap-3">
      <GaragePicture url={booking.garageImageUrl} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <h3 id={heading} className="wrap-anywhere min-w-0 text-heading">
            {booking.garageName}
          </h3>
          <Badge tone={statusTone(booking.status)} className="mt-0.5 shrink-0">
            <span className="inline-block first-letter:uppercase">{t(`status.${booking.status}`)}</span>
          </Badge>
        </div>
        <p className="text-sm text-text-muted">{booking.serviceNames.join(', ')}</p>
      </div>
    </div>
  );
}

function GaragePicture({ url }: { url: string | null }) {
  return (
    <img
      src={url ?? '/garages/placeholder.svg'}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className="size-16 shrink-0 rounded-control bg-surface-sunken object-cover"
    />
  );
}
