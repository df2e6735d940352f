import { useLayoutEffect, useState } from 'react';
import { clearOfActions, coveredBottom } from './covered-bottom.ts';

const arrivalMs = 50;

function edgesOf(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .map((element) => element.getBoundingClientRect());
}

function measureBars(): number {
  const { innerHeight: height, visualViewport: view } = window;
  // While zoomed in, the visible part is a section of the page, and bars stay where they are.
  const visible = view && view.scale < 1.01 ? Math.min(height, view.offsetTop + view.height) : height;
  return Math.ceil(coveredBottom(edgesOf('[data-bottom-bar]'), { height, visible }));
}

function measureActions(): number {
  const noticePx = edgesOf('[data-sonner-toast]').reduce((sum, notice) => sum + notice.height, 0);
  const place = { covered: measureBars(), noticePx, height: window.innerHeight };
  return Math.ceil(clearOfActions(edgesOf('[data-main-action]'), place));
}

/**
 * Height in px at the bottom of the window that must stay free of notices. Elements marked `data-bottom-bar` and the
 * keyboard are followed while a notice is shown. Those marked `data-main-action` count once for each newest notice,
 * because it would jump while the page scrolls.
 */
export function useCoveredBottom(newest: string | number | undefined): number {
  const [covered, setCovered] = useState(0);
  useLayoutEffect(() => {
    if (newest === undefined) return;
    let lifted = 0;
    let frame = 0;
    function follow() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCovered(Math.max(lifted, measureBars())));
    }
    setCovered(measureBars());
    // By then the notice is on the page.
    const arrival = setTimeout(() => {
      lifted = measureActions();
      follow();
    }, arrivalMs);
    const changes = new MutationObserver(follow);
    changes.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ['resize', 'scroll']) {
      window.addEventListener(event, follow, { signal });
      window.visualViewport?.addEventListener(event, follow, { signal });
    }
    // A dialog slides to its place.
    document.addEventListener('animationend', follow, { signal });
    return () => {
      clearTimeout(arrival);
      cancelAnimationFrame(frame);
      changes.disconnect();
      listening.abort();
    };
  }, [newest]);
  return covered;
}
