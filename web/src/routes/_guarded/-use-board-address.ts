import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { BoardSearch } from '@/features/desk/rules/board-search.ts';
import type { BoardAddress } from '@/features/desk/types.ts';

/** Going back closes an open booking, or leads to the day before; a closed one leaves no step to go back to. */
export function useBoardAddress(garageId: string, search: BoardSearch): BoardAddress {
  const navigate = useNavigate({ from: '/desk/garages/$garageId/' });
  const router = useRouter();
  const wasOpenedHere = useRef(false);

  function go(next: BoardSearch, replace: boolean) {
    void navigate({ to: '/desk/garages/$garageId', params: { garageId }, search: next, replace, resetScroll: false });
  }

  return {
    search,
    change(change) {
      const isOfDays = 'date' in change || 'view' in change;
      const isSame = (Object.keys(change) as (keyof BoardSearch)[]).every((key) => change[key] === search[key]);
      if (isSame) return;
      // Another day is another step, unless a booking was open: it is left behind with its day.
      const isReplaced = !isOfDays || search.booking !== undefined;
      if (isOfDays) wasOpenedHere.current = false;
      go({ ...search, ...(isOfDays && { booking: undefined }), ...change }, isReplaced);
    },
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
