import { useNavigate, useRouter } from '@tanstack/react-router';
import { useAddressDialog } from '@/lib/page/use-address-dialog.ts';
import { stepped } from './rules/board.ts';
import { type BoardSearch, boardSearchOf } from './rules/board-search.ts';
import type { BoardAddress } from './types.ts';

/** Going back closes an open booking or returns to the previous day. Closing a booking leaves no history entry. */
export function useBoardAddress(garageId: string, search: BoardSearch): BoardAddress {
  const navigate = useNavigate({ from: '/desk/garages/$garageId/' });
  const router = useRouter();
  const opened = useAddressDialog(() => search.booking !== undefined);

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
    if (isOfDays) opened.forget();
    void go({ ...before, ...(isOfDays && { booking: undefined }), ...changes }, isReplaced);
  }

  function go(next: BoardSearch, replace: boolean) {
    return navigate({ to: '/desk/garages/$garageId', params: { garageId }, search: next, replace, resetScroll: false });
  }

  return {
    search,
    change,
    step: (today, direction) => change({ date: stepped(latest(), today, direction) }),
    openBooking(booking) {
      if (search.booking === booking) return;
      if (search.booking === undefined) opened.open(() => go({ ...search, booking }, false));
      else void go({ ...search, booking }, true);
    },
    closeBooking: () => opened.close(() => go({ ...search, booking: undefined }, true)),
    leaveDialog(change) {
      opened.forget();
      void go({ ...search, ...change }, true);
    },
  };
}
