import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { IndianRupee, TriangleAlert, User } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { cn } from '@/ui/cn.ts';
import { statusTones } from '../../rules/booking-words.ts';
import type { BoardAddress } from '../../types.ts';

const edges = {
  confirmed: 'border-s-info',
  in_progress: 'border-s-accent',
  completed: 'border-s-success',
  cancelled: 'border-s-border-strong',
} as const;

/** In the dark theme a cancelled booking has a flat background, so that its badge contrasts with it. */
function backgroundOf(status: DeskBooking['status']): string {
  return status === 'cancelled' ? 'bg-surface' : 'bg-surface dark:bg-surface-raised';
}

interface BookingCardProps {
  booking: DeskBooking;
  address: BoardAddress;
  isLarge?: boolean;
  /** Set where no row or heading already shows the time. */
  withTime?: boolean;
}

export function BookingCard({ booking, address, isLarge, withTime }: BookingCardProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const { status, serviceNames, vehicleMake, vehicleModel, mechanicName, needsReassignment } = booking;
  const isOpen = address.search.booking === booking.id;
  return (
    <button
      type="button"
      data-booking={booking.id}
      aria-expanded={isOpen}
      onClick={() => address.openBooking(booking.id)}
      className={cn(
        'flex w-full min-w-0 flex-col gap-0.5 rounded-control border border-border border-s-4 text-start hover:bg-text/4 dark:hover:bg-text/12',
        isLarge ? 'px-3.5 py-3 text-base' : 'px-2.5 py-1.5 text-sm',
        edges[status],
        isOpen ? 'bg-selected ring-2 ring-focus' : backgroundOf(status),
      )}
    >
      <span className="flex w-full min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
        <span
          className={cn(
            'wrap-anywhere min-w-0 font-semibold',
            status === 'cancelled' && 'text-text-muted line-through',
          )}
        >
          {withTime && <span className="tabular-nums">{format.clock(booking.bookingTime)} · </span>}
          {booking.customerName}
        </span>
        <Marks booking={booking} />
      </span>
      <span className="wrap-anywhere line-clamp-2 text-sm">{serviceNames.join(', ')}</span>
      <span className="wrap-anywhere text-sm text-text-muted">
        {vehicleMake} {vehicleModel}
      </span>
      {(isLarge || withTime) && (
        <span className={cn('wrap-anywhere flex items-center gap-1.5 text-sm', needsReassignment && 'text-danger')}>
          {needsReassignment ? (
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          ) : (
            <User aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
          )}
          {mechanicName ?? t('board.panel.noMechanic')}
        </span>
      )}
    </button>
  );
}

/** Badges for the status (unless confirmed), for a walk-in, and for cash still to be collected. */
function Marks({ booking: { status, isWalkIn, paymentStatus } }: Pick<BookingCardProps, 'booking'>) {
  const { t } = useTranslation('workshop');
  return (
    <>
      {status === 'confirmed' ? (
        <span className="sr-only">{t('board.status.confirmed')}</span>
      ) : (
        <Badge wraps tone={statusTones[status]} className="px-2">
          {t(`board.status.${status}`)}
        </Badge>
      )}
      {isWalkIn && (
        <Badge wraps className="px-2">
          {t('board.walkInMark')}
        </Badge>
      )}
      {status === 'completed' && paymentStatus === 'cash_on_service' && (
        <Badge wraps tone="danger" className="px-2">
          <IndianRupee aria-hidden="true" />
          {t('board.payment.cashDue')}
        </Badge>
      )}
      {status === 'confirmed' && paymentStatus === 'pending' && (
        <Badge wraps className="px-2">
          {t('board.payment.awaited')}
        </Badge>
      )}
    </>
  );
}
