import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

interface Latest {
  pathname: string;
  search: object;
}

/**
 * A dialog that the address names: going back closes it, and closing it leaves no history entry. `isOpen` gets the
 * latest address, because a dialog may end after it was closed or its page was left.
 */
export function useAddressDialog(isOpen: (latest: Latest) => boolean) {
  const router = useRouter();
  const wasOpenedHere = useRef(false);
  return {
    /** `navigate` adds the entry with the dialog. */
    open(navigate: () => Promise<void>): void {
      wasOpenedHere.current = true;
      void navigate();
    },

    /** `replace` is for a dialog that came with the address: it replaces the entry by one without the dialog. */
    close(replace: () => Promise<void>): void {
      if (!isOpen(router.latestLocation)) return;
      if (wasOpenedHere.current) router.history.back();
      else void replace();
      wasOpenedHere.current = false;
    },

    /** Call it when something else has replaced the dialog's entry. */
    forget(): void {
      wasOpenedHere.current = false;
    },
  };
}
