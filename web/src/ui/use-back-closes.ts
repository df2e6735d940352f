import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog that is open in this history entry. */
    dialog?: string;
  }
}

/** Lets going back close a dialog that is not in the address. Closing it leaves no history entry. */
export function useBackCloses(onClose: () => void): void {
  const router = useRouter();
  const id = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isAtOwnStep = false;
    const stop = router.history.subscribe(({ location }) => {
      const wasAtOwnStep = isAtOwnStep;
      isAtOwnStep = location.state.dialog === id;
      if (wasAtOwnStep && !isAtOwnStep) close();
    });
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (state) => ({ ...state, dialog: id }),
      resetScroll: false,
    });
    return () => {
      stop();
      if (isAtOwnStep) router.history.back();
    };
  }, [router, id]);
}
