import type { Board, DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';

interface BoardNoticesProps {
  board: Board;
  onOpen: (bookingId: string) => void;
}

/** Warnings above the board: the garage is inactive, has no mechanics, or has bookings without one. */
export function BoardNotices({ board: { garage, isWithoutMechanics, needsReassignment }, onOpen }: BoardNoticesProps) {
  const { t } = useTranslation('workshop');
  return (
    <>
      {garage.status === 'inactive' && (
        <div role="status" className="rounded-card bg-info-soft px-4 py-3 text-info">
          <p className="font-semibold">{t('board.inactiveTitle')}</p>
          <p className="text-sm">{t('board.inactiveText')}</p>
        </div>
      )}
      {isWithoutMechanics && <NoMechanics />}
      {needsReassignment.length > 0 && (
        <section aria-labelledby="needs-reassignment" className="rounded-card border border-danger bg-danger-soft/60">
          <h2 id="needs-reassignment" className="flex items-center gap-2 px-4 pt-3 pb-1 font-semibold text-danger">
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
            {t('board.reassign.title', { count: needsReassignment.length })}
          </h2>
          <ul className="max-h-44 divide-y divide-border overflow-y-auto px-4 pb-1">
            {needsReassignment.map((booking) => (
              <Waiting key={booking.id} booking={booking} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Warns that no mechanic is active. Also used above the list of mechanics, where one can be activated. */
export function NoMechanics() {
  const { t } = useTranslation('workshop');
  return (
    <div role="status" className="rounded-card border border-danger bg-danger-soft/60 px-4 py-3">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        {t('board.noMechanicsTitle')}
      </p>
      <p className="text-sm">{t('board.noMechanicsText')}</p>
    </div>
  );
}

function Waiting({ booking, onOpen }: { booking: DeskBooking; onOpen: (bookingId: string) => void }) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const { customerName: name, bookingDate, bookingTime, mechanicName } = booking;
  const day = `${format.weekday(bookingDate, 'short')}, ${format.day(bookingDate)}`;
  const time = format.clock(bookingTime);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="wrap-anywhere font-semibold md:inline">
          {day}, {time} · {name}
        </p>
        <p className="wrap-anywhere text-text-muted md:ms-3 md:inline">
          {booking.serviceNames.join(', ')} ·{' '}
          {mechanicName ? t('board.reassign.was', { name: mechanicName }) : t('board.reassign.none')}
        </p>
      </div>
      <Button
        variant="outline"
        size="small"
        aria-label={t('board.reassign.actionFor', { name, day, time })}
        onClick={() => onOpen(booking.id)}
      >
        {t('board.reassign.action')}
      </Button>
    </li>
  );
}
