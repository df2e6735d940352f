import type { Board } from '@pahiya/contract/desk/garage/schemas';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useIsWide } from '@/lib/viewport/use-is-wide.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { type Clock, columnsOf, filtered, isIdle, rowsOf } from '../../rules/board-grid.ts';
import type { BoardAddress } from '../../types.ts';
import { DayGrid } from './day-grid.tsx';
import { DayHeading } from './day-heading.tsx';
import { DayList } from './day-list.tsx';

interface DayViewProps {
  board: Board;
  now: Clock;
  address: BoardAddress;
  onWalkIn: (start: { date: string; time: string }) => void;
}

/** One day: a grid by mechanic and slot on a wide screen, a list by time on a phone. */
export function DayView({ board: { days, mechanics }, now, address, onWalkIn }: DayViewProps) {
  const { t } = useTranslation('workshop');
  const isWide = useIsWide();
  const [areIdleShown, setIdleShown] = useState(false);
  const [day] = days;
  if (!day) return null;
  const { search } = address;
  const bookings = filtered(day.bookings, search);
  const rows = rowsOf({ slots: day.slots, bookings });
  const used = rows.filter((row) => !isIdle(day.date, row, now));
  const idle = rows.length - used.length;
  const shared = { date: day.date, rows: areIdleShown ? rows : used, now, address, onWalkIn };
  return (
    <section aria-labelledby="board-day" className="flex flex-col gap-3">
      <DayHeading day={day} now={now} />
      {idle > 0 && (
        <button
          type="button"
          aria-expanded={areIdleShown}
          onClick={() => setIdleShown(!areIdleShown)}
          className="min-h-9 self-start rounded-control font-medium text-sm text-text-muted underline hover:text-text"
        >
          {t(areIdleShown ? 'board.idle.hide' : 'board.idle.show', { count: idle })}
        </button>
      )}
      {shared.rows.length === 0 ? (
        <NothingToShow isFiltered={day.bookings.length > bookings.length} isOpen={rows.length > 0} address={address} />
      ) : isWide ? (
        <DayGrid {...shared} columns={columnsOf(mechanics, bookings, search.mechanic)} />
      ) : (
        <DayList {...shared} />
      )}
    </section>
  );
}

interface NothingProps {
  isFiltered: boolean;
  /** The day has slots, but no bookings. */
  isOpen: boolean;
  address: BoardAddress;
}

function NothingToShow({ isFiltered, isOpen, address }: NothingProps) {
  const { t } = useTranslation('workshop');
  if (!isFiltered && isOpen) return <EmptyState title={t('board.noBookings')} as="p" />;
  if (!isFiltered) return <EmptyState title={t('board.closedTitle')} text={t('board.closedText')} as="p" />;
  return (
    <EmptyState
      as="p"
      title={t('board.noneTitle')}
      text={t('board.noneText')}
      action={
        <Button variant="outline" onClick={() => address.change({ mechanic: undefined, status: undefined })}>
          {t('board.showAll')}
        </Button>
      }
    />
  );
}
