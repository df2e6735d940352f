import type { Booking } from '@pahiya/contract/bookings/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/use-format.ts';
import { chargedFee } from '../rules/booking-display.ts';

/** What the total is made of, and the rest of what was asked for; folded away at first. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const booked = zonedNow(new Date(booking.createdAt)).date;
  return (
    <details className="group -mx-2 -mb-2">
      <summary className="flex min-h-11 list-none items-center justify-between rounded-control px-2 font-semibold text-sm hover:bg-text/6 [&::-webkit-details-marker]:hidden">
        {t('bookings.details')}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-2 pt-2 pb-2 text-sm">
        <PriceLines booking={booking} />
        <dl className="grid gap-3">
          <Detail label={t('bookings.serviceType')}>{t(`serviceType.${booking.serviceType}`)}</Detail>
          {booking.additionalNotes && (
            <Detail label={t('bookings.notes')}>
              <span className="whitespace-pre-line">{booking.additionalNotes}</span>
            </Detail>
          )}
          <Detail label={t('bookings.bookedOn')}>{format.date(booked)}</Detail>
        </dl>
      </div>
    </details>
  );
}

function PriceLines({ booking }: { booking: Booking }) {
  const { t } = useTranslation('profile');
  const fee = chargedFee(booking);
  return (
    <ul aria-label={t('bookings.services')} className="grid gap-2">
      {booking.serviceDetails.map(({ id, name, price }) => (
        <PriceLine key={id} name={name} price={price} />
      ))}
      {fee > 0 && <PriceLine name={t('bookings.homeServiceFee')} price={fee} />}
    </ul>
  );
}

function PriceLine({ name, price }: { name: string; price: number }) {
  const format = useFormat();
  return (
    <li className="flex justify-between gap-4">
      <span className="wrap-anywhere min-w-0">{name}</span>
      <span className="font-medium tabular-nums">{format.rupees(price)}</span>
    </li>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
