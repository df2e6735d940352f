import type { DeskBookingDetail } from '@pahiya/contract/desk/garage/schemas';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { paymentWord, statusTones } from '../../rules/booking-words.ts';
import { AssignSection } from './assign-section.tsx';
import { BookingHistory } from './booking-history.tsx';

interface BookingDetailProps {
  garageId: string;
  booking: DeskBookingDetail;
  isHistoryKnown: boolean;
}

export function BookingDetail({ garageId, booking, isHistoryKnown }: BookingDetailProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const { customerPhone: phone, bookingDate, paymentStatus, paymentMethod } = booking;
  const isDue = booking.status !== 'cancelled' && paymentMethod === 'cash' && paymentStatus !== 'paid';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={statusTones[booking.status]}>{t(`board.status.${booking.status}`)}</Badge>
        {booking.isWalkIn && <Badge>{t('board.walkInMark')}</Badge>}
        <Badge tone={isDue ? 'accent' : 'secondary'}>{t(`board.payment.${paymentWord(booking)}`)}</Badge>
      </div>
      {phone ? (
        <Button asChild variant="outline" block>
          <a href={`tel:${phone}`}>
            <Phone aria-hidden="true" />
            {t('board.panel.call', { phone: format.phone(phone) })}
          </a>
        </Button>
      ) : (
        <p className="text-sm text-text-muted">{t('board.panel.noPhone')}</p>
      )}
      <AssignSection garageId={garageId} booking={booking} />
      <dl className="grid gap-3">
        <Fact label={t('board.panel.when')}>
          {format.weekday(bookingDate)}, {format.date(bookingDate)}
          <br />
          {t('board.range', { start: format.clock(booking.bookingTime), end: format.clock(booking.endTime) })}
        </Fact>
        <Fact label={t('board.panel.vehicle')}>
          {t(`board.vehicleType.${booking.vehicleType}`)} · {booking.vehicleMake} {booking.vehicleModel}
        </Fact>
        <Fact label={t('board.panel.services')}>
          <ul>
            {booking.serviceNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Fact>
        <Fact label={t('board.panel.price')}>
          <span className="font-semibold">{format.rupees(booking.totalAmount)}</span>
        </Fact>
        {!booking.isWalkIn && (
          <Fact label={`${t('board.panel.address')} · ${t(`board.serviceType.${booking.serviceType}`)}`}>
            <span className="whitespace-pre-line">{booking.address}</span>
          </Fact>
        )}
        {booking.additionalNotes && (
          <Fact label={t('board.panel.notes')}>
            <span className="whitespace-pre-line">{booking.additionalNotes}</span>
          </Fact>
        )}
      </dl>
      <BookingHistory history={booking.history} isKnown={isHistoryKnown} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
