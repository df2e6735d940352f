import { useState } from 'react';
import { focusPage } from './focus-page.ts';

/** Returns the focus to the element that opened an overlay. Radix does so only for its own triggers. */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    if (!(opener instanceof HTMLElement) || opener === document.body) return;
    event.preventDefault();
    // The opener may have been removed by the action in the overlay.
    if (opener.isConnected) opener.focus({ preventScroll: true });
    else focusPage();
  };
}
