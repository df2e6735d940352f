import { useState } from 'react';
import { focusPage } from './focus-page.ts';

/** For what covers the page: gives the focus back to what opened it. Radix would give it only to a trigger of its own. */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    if (!(opener instanceof HTMLElement) || opener === document.body) return;
    event.preventDefault();
    // What opened it may be gone with what was done in it.
    if (opener.isConnected) opener.focus({ preventScroll: true });
    else focusPage();
  };
}
