import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { cn } from '@/ui/cn.ts';
import { type Clock, columnKeyOf, type GridColumn, type GridRow, isNow, isOver } from '../../rules/board-grid.ts';
import type { BoardAddress } from '../../types.ts';
import { BookingCard } from './booking-card.tsx';
import { SlotLabel } from './slot-label.tsx';

interface DayGridProps {
  date: string;
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  now: Clock;
  address: BoardAddress;
  onWalkIn: (start: { date: string; time: string }) => void;
}

export function DayGrid({ date, rows, columns, now, address, onWalkIn }: DayGridProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  return (
    <div className="scroll-row rounded-card border border-border bg-surface">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">
          {format.weekday(date)}, {format.date(date)}
        </caption>
        <thead>
          <tr className="border-border border-b bg-surface-sunken dark:bg-surface-raised">
            <th
              scope="col"
              className="sticky start-0 z-10 w-28 bg-surface-sunken px-3 py-2.5 text-start font-semibold text-text-muted dark:bg-surface-raised"
            >
              {t('board.time')}
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map((row) => (
            <tr
              key={row.startTime}
              aria-current={isNow(date, row, now) ? 'time' : undefined}
              className={cn(isOver(date, row.endTime, now) && 'bg-surface-sunken/60 dark:bg-background/40')}
            >
              <th
                scope="row"
                className={cn(
                  'sticky start-0 z-10 border-border border-e bg-surface px-3 py-2 text-start align-top',
                  isNow(date, row, now) && 'shadow-[inset_3px_0_0_var(--color-accent)]',
                )}
              >
                <SlotLabel date={date} row={row} now={now} onWalkIn={onWalkIn} />
              </th>
              {columns.map(({ key }) => (
                <td key={key} className="h-16 border-border border-e p-1 align-top last:border-e-0">
                  <div className="flex flex-col gap-1">
                    {row.bookings
                      .filter((booking) => columnKeyOf(booking) === key)
                      .map((booking) => (
                        <BookingCard key={booking.id} booking={booking} address={address} />
                      ))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ column: { mechanic } }: { column: GridColumn }) {
  const { t } = useTranslation('workshop');
  return (
    <th
      scope="col"
      className="min-w-40 max-w-72 border-border border-e px-3 py-2.5 text-start font-semibold last:border-e-0"
    >
      <span className="wrap-anywhere">{mechanic?.name ?? t('board.filter.nobody')}</span>{' '}
      {mechanic?.isActive === false && <Badge tone="danger">{t('board.inactiveMechanic')}</Badge>}
    </th>
  );
}
