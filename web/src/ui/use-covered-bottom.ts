import { useLayoutEffect, useState } from 'react';
import { coveredBottom } from './covered-bottom.ts';

function measure(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect());
  const { innerHeight: height, visualViewport: view } = window;
  // While zoomed in, the visible part is a section of the page, and bars stay where they are.
  const visible = view && view.scale < 1.01 ? Math.min(height, view.offsetTop + view.height) : height;
  return Math.ceil(coveredBottom(bars, { height, visible }));
}

/**
 * Height in px that the keyboard and elements marked `data-bottom-bar` cover at the bottom of the window. Follows pages,
 * dialogs and the keyboard while `isWanted`.
 */
export function useCoveredBottom(isWanted: boolean): number {
  const [covered, setCovered] = useState(0);
  useLayoutEffect(() => {
    if (!isWanted) return;
    let frame = 0;
    function follow() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCovered(measure()));
    }
    setCovered(measure());
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
      cancelAnimationFrame(frame);
      changes.disconnect();
      listening.abort();
    };
  }, [isWanted]);
  return covered;
}
