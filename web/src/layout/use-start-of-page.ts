import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a navigation, moves the focus to the content, so that a screen reader announces the title. It does the same
 * when a navigation within a page has removed the focused element.
 */
export function useStartOfPage(): void {
  const router = useRouter();
  useEffect(() => {
    let frame = 0;
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
      // The browser announces a page it has just loaded, and the router handles targets within it.
      if (!fromLocation || !hrefChanged || document.getElementById(toLocation.hash)) return;
      cancelAnimationFrame(frame);
      // The title is set one frame later.
      frame = requestAnimationFrame(() => {
        if (pathChanged || document.activeElement === document.body) startAtMain();
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [router]);
}

function startAtMain(): void {
  const main = document.getElementById('main');
  const { activeElement } = document;
  // A focus set by the page or a dialog is kept.
  if (!main || main.contains(activeElement) || activeElement?.closest('[role="dialog"]')) return;
  main.setAttribute('aria-label', document.title);
  main.addEventListener('blur', () => main.removeAttribute('aria-label'), { once: true });
  main.focus({ preventScroll: true });
}
