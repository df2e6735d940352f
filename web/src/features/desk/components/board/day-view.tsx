import type { Board } from '@pahiya/contract/desk/garage/schemas';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { type Clock, columnsOf, filtered, rowsOf } from '../../rules/day-grid.ts';
import type { BoardAddress } from '../../types.ts';
import { useIsWide } from '../../use-is-wide.ts';
import { DayGrid } from './day-grid.tsx';
import { DayHeading } from './day-heading.tsx';
import { DayList } from './day-list.tsx';

interface DayViewProps {
  board: Board;
  now: Clock;
  address: BoardAddress;
  onWalkIn: (start: { date: string; time: string }) => void;
}

/** One day: on a desk by mechanic and slot, on a phone by time. */
export function DayView({ board: { days, mechanics }, now, address, onWalkIn }: DayViewProps) {
  const isWide = useIsWide();
  const [day] = days;
  if (!day) return null;
  const { search } = address;
  const bookings = filtered(day.bookings, search);
  const rows = rowsOf({ slots: day.slots, bookings });
  const shared = { date: day.date, rows, now, address, onWalkIn };
  return (
    <section aria-labelledby="board-day" className="flex flex-col gap-3">
      <DayHeading day={day} now={now} />
      {rows.length === 0 ? (
        <NothingToShow isFiltered={day.bookings.length > 0} address={address} />
      ) : isWide ? (
        <DayGrid {...shared} columns={columnsOf(mechanics, bookings, search.mechanic)} />
      ) : (
        <DayList {...shared} />
      )}
    </section>
  );
}

function NothingToShow({ isFiltered, address }: { isFiltered: boolean; address: BoardAddress }) {
  const { t } = useTranslation('workshop');
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
