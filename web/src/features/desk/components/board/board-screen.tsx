import type { Board } from '@pahiya/contract/desk/garage/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { boardOptions } from '../../queries/garage.ts';
import { rangeOf } from '../../rules/board.ts';
import type { BoardAddress } from '../../types.ts';
import { useClock } from '../../use-clock.ts';
import { DeskPage } from '../desk-page.tsx';
import { Loaded } from '../loaded.tsx';
import { BoardActions } from './board-actions.tsx';
import { BoardNotices } from './board-notices.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import { BookingPane } from './booking-pane.tsx';
import { DayView } from './day-view.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { WeekView } from './week-view.tsx';

const WalkInDialog = lazyPart(async () => {
  const { WalkInDialog: component } = await import('./walk-in-dialog.tsx');
  return { default: component };
});

export interface WalkInStart {
  date: string;
  time?: string;
}

export function BoardScreen({ garageId, address }: { garageId: string; address: BoardAddress }) {
  const { t } = useTranslation(['workshop', 'desk']);
  const now = useClock();
  const { search } = address;
  const query = useQuery({
    ...boardOptions({ garageId, ...rangeOf(search, now.date) }),
    placeholderData: keepPreviousData,
  });
  const [walkIn, setWalkIn] = useState<WalkInStart | null>(null);
  const startWalkIn = (start: WalkInStart = { date: search.date ?? now.date }) => setWalkIn(start);
  useBoardKeys({ address, today: now.date, onWalkIn: () => startWalkIn() });
  const content = (board: Board) => (
    <>
      <BoardNotices board={board} onOpen={address.openBooking} />
      {query.isPlaceholderData ? (
        <BoardSkeleton />
      ) : search.view === 'week' ? (
        <WeekView days={board.days} now={now} address={address} />
      ) : (
        <DayView board={board} now={now} address={address} onWalkIn={startWalkIn} />
      )}
    </>
  );
  return (
    <div className="flex min-w-0 items-start">
      <div className="min-w-0 flex-1">
        <DeskPage
          title={t('desk:place.board')}
          subtitle={query.data && <GarageName garage={query.data.garage} />}
          actions={<BoardActions address={address} onWalkIn={() => startWalkIn()} />}
          toolbar={<BoardToolbar address={address} today={now.date} mechanics={query.data?.mechanics ?? []} />}
        >
          {/* Room for the button that floats over the end on a phone. */}
          <div className="flex flex-col gap-4 max-md:pb-20">
            <Loaded query={query} skeleton={<BoardSkeleton />}>
              {content}
            </Loaded>
          </div>
        </DeskPage>
      </div>
      {search.booking && <BookingPane garageId={garageId} bookingId={search.booking} onClose={address.closeBooking} />}
      {walkIn && (
        <Suspense>
          <WalkInDialog
            garageId={garageId}
            start={walkIn}
            onBooked={({ id, bookingDate }) => {
              address.leaveDialog({ date: bookingDate === now.date ? undefined : bookingDate, booking: id });
            }}
            onClose={() => setWalkIn(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function GarageName({ garage: { name, location } }: Pick<Board, 'garage'>) {
  return (
    <span className="wrap-anywhere">
      <span className="font-semibold text-text">{name}</span> · {location}
    </span>
  );
}
