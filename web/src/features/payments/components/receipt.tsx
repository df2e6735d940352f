import type { Booking } from '@pahiya/contract/bookings/schemas';
import { bookingNumber } from '@pahiya/contract/shared/numbers';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isOpen } from '@/shared/bookings/rules/booking-state.ts';
import { ReceiptLine } from './receipt-line.tsx';

/** Amount, method and booking. Everybody but the owner sees only the method. */
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
  const { bookingDate, bookingTime, endTime, readyAt, vehicleMake, vehicleModel } = booking;
  const mechanic = booking.assignedMechanicName ?? (isOpen(booking) && t('receipt.noMechanic'));
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
      {isOpen(booking) && readyAt && (
        <ReceiptLine term={t('receipt.ready')}>
          {t('receipt.readyText', {
            weekday: format.weekday(readyAt.date, 'short'),
            date: format.date(readyAt.date),
            time: format.clock(readyAt.time),
          })}
        </ReceiptLine>
      )}
      {mechanic && <ReceiptLine term={t('receipt.mechanic')}>{mechanic}</ReceiptLine>}
      <ReceiptLine term={t('receipt.vehicle')}>
        {t('receipt.vehicleText', { make: vehicleMake, model: vehicleModel })}
      </ReceiptLine>
    </>
  );
}
