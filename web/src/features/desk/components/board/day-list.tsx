import type { Clock, GridRow } from '../../rules/board-grid.ts';
import type { BoardAddress } from '../../types.ts';
import { BookingCard } from './booking-card.tsx';
import { SlotLabel } from './slot-label.tsx';

interface DayListProps {
  date: string;
  rows: readonly GridRow[];
  now: Clock;
  address: BoardAddress;
  onWalkIn: (start: { date: string; time: string }) => void;
}

/** One day on a phone, ordered by time. Each booking shows its mechanic. */
export function DayList({ date, rows, now, address, onWalkIn }: DayListProps) {
  return (
    <ol className="divide-y divide-border rounded-card border border-border bg-surface">
      {rows.map((row) => (
        <li key={row.startTime} className="px-3 py-2">
          <div className="flex min-h-11 items-center justify-between gap-2">
            <SlotLabel date={date} row={row} now={now} onWalkIn={onWalkIn} />
          </div>
          {row.bookings.length > 0 && (
            <div className="flex flex-col gap-2 pb-1">
              {row.bookings.map((booking) => (
                <BookingCard key={booking.id} booking={booking} address={address} isLarge />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
