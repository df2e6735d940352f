import type { Booking } from '@pahiya/contract/bookings/schemas';
import { bookingNumber } from '@pahiya/contract/shared/booking-number';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { ReceiptLine } from './receipt-line.tsx';

/** What was paid, how and for what; for everybody but the booking's owner only how. */
export function Receipt({ booking }: { booking: Booking | null }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  return (
    <dl className="flex flex-col gap-3 rounded-card bg-surface-sunken p-4">
      {booking && (
        <ReceiptLine isStrong term={t('paid.amount')}>
          {format.rupees(booking.totalAmount)}
        </ReceiptLine>
      )}
      <ReceiptLine term={t('paid.method')}>
        {booking ? t(`paid.${booking.paymentMethod}`) : t('unknown.methods')}
      </ReceiptLine>
      {booking && <BookedLines booking={booking} />}
    </dl>
  );
}

function BookedLines({ booking }: { booking: Booking }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const { namesOf } = useCatalogue();
  const { bookingDate, bookingTime, endTime, vehicleMake, vehicleModel } = booking;
  return (
    <>
      <ReceiptLine term={t('receipt.number')}>{bookingNumber(booking.id)}</ReceiptLine>
      <ReceiptLine term={t('receipt.garage')}>{booking.garageName}</ReceiptLine>
      <ReceiptLine term={t('receipt.services')}>{namesOf(booking.serviceNames)}</ReceiptLine>
      <ReceiptLine term={t('receipt.when')}>
        {t('receipt.whenText', {
          weekday: format.weekday(bookingDate, 'short'),
          date: format.date(bookingDate),
          start: format.clock(bookingTime),
          end: format.clock(endTime),
        })}
      </ReceiptLine>
      {booking.readyAt && (
        <ReceiptLine term={t('receipt.ready')}>
          {t('receipt.readyText', {
            weekday: format.weekday(booking.readyAt.date, 'short'),
            date: format.date(booking.readyAt.date),
            time: format.clock(booking.readyAt.time),
          })}
        </ReceiptLine>
      )}
      <ReceiptLine term={t('receipt.mechanic')}>{booking.assignedMechanicName ?? t('receipt.noMechanic')}</ReceiptLine>
      <ReceiptLine term={t('receipt.vehicle')}>
        {t('receipt.vehicleText', { make: vehicleMake, model: vehicleModel })}
      </ReceiptLine>
    </>
  );
}
