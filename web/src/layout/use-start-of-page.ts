import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a step to another page the keyboard begins at its content, and a screen reader reads its title there; the same
 * when a step within a page took away what had the focus.
 */
export function useStartOfPage(): void {
  const router = useRouter();
  useEffect(() => {
    let frame = 0;
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
      // A page that was just loaded is announced by the browser, and a place within it is gone to by the router.
      if (!fromLocation || !hrefChanged || document.getElementById(toLocation.hash)) return;
      cancelAnimationFrame(frame);
      // The title stands one frame later.
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
  // Where a page or a dialog has put the focus itself, it stays.
  if (!main || main.contains(activeElement) || activeElement?.closest('[role="dialog"]')) return;
  main.setAttribute('aria-label', document.title);
  main.addEventListener('blur', () => main.removeAttribute('aria-label'), { once: true });
  main.focus({ preventScroll: true });
}
