import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { stepped } from './rules/board.ts';
import { type BoardSearch, boardSearchOf } from './rules/board-search.ts';
import type { BoardAddress } from './types.ts';

/** Going back closes an open booking or returns to the previous day. Closing a booking leaves no history entry. */
export function useBoardAddress(garageId: string, search: BoardSearch): BoardAddress {
  const navigate = useNavigate({ from: '/desk/garages/$garageId/' });
  const router = useRouter();
  const wasOpenedHere = useRef(false);

  /** Keys can be pressed faster than a day renders. */
  function latest(): BoardSearch {
    return boardSearchOf(router.latestLocation.search);
  }

  function change(changes: Partial<BoardSearch>) {
    const before = latest();
    const isOfDays = 'date' in changes || 'view' in changes;
    const isSame = (Object.keys(changes) as (keyof BoardSearch)[]).every((key) => changes[key] === before[key]);
    if (isSame) return;
    // Another day is a new history entry, unless a booking was open, which is left with its day.
    const isReplaced = !isOfDays || before.booking !== undefined;
    if (isOfDays) wasOpenedHere.current = false;
    go({ ...before, ...(isOfDays && { booking: undefined }), ...changes }, isReplaced);
  }

  function go(next: BoardSearch, replace: boolean) {
    void navigate({ to: '/desk/garages/$garageId', params: { garageId }, search: next, replace, resetScroll: false });
  }

  return {
    search,
    change,
    step: (today, direction) => change({ date: stepped(latest(), today, direction) }),
    openBooking(booking) {
      if (search.booking === booking) return;
      const isBesideAnother = search.booking !== undefined;
      if (!isBesideAnother) wasOpenedHere.current = true;
      go({ ...search, booking }, isBesideAnother);
    },
    closeBooking() {
      if (search.booking === undefined) return;
      if (wasOpenedHere.current) router.history.back();
      else go({ ...search, booking: undefined }, true);
      wasOpenedHere.current = false;
    },
    leaveDialog(change) {
      wasOpenedHere.current = false;
      go({ ...search, ...change }, true);
    },
  };
}
