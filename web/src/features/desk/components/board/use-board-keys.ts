import type { BoardAddress } from '../../types.ts';
import { useShortcuts } from '../../use-shortcuts.ts';

interface BoardKeys {
  address: BoardAddress;
  today: string;
  onWalkIn: () => void;
}

export function useBoardKeys({ address: { search, change, step, closeBooking }, today, onWalkIn }: BoardKeys): void {
  const leave = () => search.booking && closeBooking();
  useShortcuts({
    '[': () => step(today, -1),
    ']': () => step(today, 1),
    t: () => change({ date: undefined }),
    d: () => change({ view: undefined }),
    w: () => change({ view: 'week' }),
    n: onWalkIn,
    j: () => focusBooking(1),
    k: () => focusBooking(-1),
    Escape: leave,
  });
}

/** Moves the focus through the bookings in reading order. */
function focusBooking(direction: 1 | -1) {
  const bookings = [...document.querySelectorAll<HTMLElement>('main [data-booking]')];
  const current = bookings.findIndex((booking) => booking.matches(':focus'));
  const next = current < 0 && direction < 0 ? bookings.length - 1 : current + direction;
  bookings[next]?.focus();
}
