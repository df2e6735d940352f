import type { Booking } from '@pahiya/contract/bookings/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { bookingNumber } from '@pahiya/contract/shared/numbers';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { BookingDialog } from '../types/booking-screens.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { GaragePicture, StatusBadge } from './booking-heading.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingNews } from './booking-news.tsx';
import { FormSection } from './form-section.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { PriceLines } from './price-lines.tsx';

export interface BookingDetailProps {
  booking: Booking;
  pay: ReactNode;
  actions: ReactNode;
  onShow: (dialog: BookingDialog) => void;
}

/** Everything about a booking. On a phone the actions come right after the summary. */
export function BookingDetail({ booking, pay, actions, onShow }: BookingDetailProps) {
  const { t } = useTranslation('profile');
  const heldUntil = booking.allowedActions.includes('pay') ? booking.heldUntil : null;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-6">
      <FormSection title={<Garage booking={booking} />}>
        {heldUntil && <HoldNotice heldUntil={heldUntil}>{pay}</HoldNotice>}
        <BookingNews booking={booking} />
        <BookingFacts booking={booking} />
      </FormSection>
      <div className="lg:sticky lg:top-24 lg:row-span-2">
        <FormSection title={t('detail.actions')}>
          <BookingActions booking={booking} actions={actions} onShow={onShow} />
        </FormSection>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <FormSection title={t('detail.price')}>
          <PriceLines booking={booking} />
        </FormSection>
        <FormSection title={t('bookings.details')}>
          <Details booking={booking} />
        </FormSection>
        <FormSection title={t('history.title')}>
          <BookingHistory bookingId={booking.id} />
        </FormSection>
      </div>
    </div>
  );
}

function Garage({ booking }: { booking: Booking }) {
  return (
    <span className="flex items-start gap-3">
      <GaragePicture url={booking.garageImageUrl} />
      <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <span className="wrap-anywhere">{booking.garageName}</span>
        <span className="flex items-start gap-1.5 font-normal text-sm text-text-muted tracking-normal">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="wrap-anywhere min-w-0">{booking.garageLocation}</span>
        </span>
        <StatusBadge booking={booking} />
      </span>
    </span>
  );
}

function Details({ booking }: { booking: Booking }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-2">
      <Detail label={t('bookings.serviceType')}>{t(`serviceType.${booking.serviceType}`)}</Detail>
      <Detail label={t('bookings.bookedOn')}>{format.date(zonedNow(new Date(booking.createdAt)).date)}</Detail>
      <Detail label={t('detail.number')}>{bookingNumber(booking.id)}</Detail>
      {booking.additionalNotes && (
        <Detail label={t('bookings.notes')}>
          <span className="whitespace-pre-line">{booking.additionalNotes}</span>
        </Detail>
      )}
    </dl>
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
