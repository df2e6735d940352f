import { type RefObject, useEffect, useEffectEvent } from 'react';
import { focusPage } from './focus-page.ts';

export function useKeepFocus(pane: RefObject<HTMLElement | null>, next: () => HTMLElement | null | undefined): void {
  const focusNext = useEffectEvent(() => {
    const element = next();
    if (element) element.focus({ preventScroll: true });
    else focusPage();
  });
  useEffect(() => {
    const own = pane.current;
    if (!own) return;
    let isInside = own.contains(document.activeElement);
    const handle = (event: FocusEvent) => {
      isInside = own.contains(event.target as Node);
    };
    const observer = new MutationObserver(() => {
      if (isInside && document.activeElement === document.body) focusNext();
    });
    document.addEventListener('focusin', handle);
    observer.observe(own, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', handle);
      observer.disconnect();
    };
  }, [pane]);
}
