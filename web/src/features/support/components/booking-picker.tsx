import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '@/i18n/parts/use-texts.ts';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { shownStatus } from '@/shared/bookings/rules/booking-state.ts';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { bookingForTicket, bookingsForTicket } from '../queries/help.ts';
import type { TicketFormReturn } from '../use-ticket-form.ts';

interface BookingPickerProps {
  form: TicketFormReturn;
  /** The address names it. It is selected if it is one of the user's bookings, and ignored otherwise. */
  bookingId: string | undefined;
}

export function BookingPicker({ form, bookingId }: BookingPickerProps) {
  useTexts('profile');
  const { t } = useTranslation('support');
  const lineOf = useBookingLine();
  const { data: page, isError } = useQuery(bookingsForTicket());
  const listed = page?.items ?? [];
  const isUnlisted = page !== undefined && bookingId !== undefined && !listed.some(({ id }) => id === bookingId);
  const { data: named } = useQuery({ ...bookingForTicket(bookingId ?? ''), enabled: isUnlisted });
  const bookings = named ? [named, ...listed] : listed;
  const wanted = bookings.find(({ id }) => id === bookingId)?.id;
  const choose = useEffectEvent((id: string) => form.setValue('bookingId', id));
  useEffect(() => {
    if (wanted) choose(wanted);
  }, [wanted]);

  // A draft can name a booking that is no longer among the latest ones.
  const chosen = form.values.bookingId;
  const isThere = chosen === '' || bookings.some(({ id }) => id === chosen);
  return (
    <Field label={t('form.booking')} hint={isError ? t('form.bookingsFailed') : undefined}>
      <Select
        name="bookingId"
        value={isThere ? (chosen ?? '') : ''}
        onChange={(event) => form.setValue('bookingId', event.target.value)}
      >
        <option value="">{t('form.noBooking')}</option>
        {bookings.map((booking) => (
          <option key={booking.id} value={booking.id}>
            {lineOf(booking)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The garage and the status tell apart two bookings of the same service and time. */
function useBookingLine() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { namesOf } = useCatalogue();
  return (booking: Booking) =>
    [
      booking.garageName,
      `${format.date(booking.bookingDate)}, ${format.clock(booking.bookingTime)}`,
      namesOf(booking.serviceNames),
      t(`status.${shownStatus(booking)}`),
    ].join(' · ');
}
