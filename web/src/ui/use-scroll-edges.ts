import { type RefObject, useEffect, useState } from 'react';

interface ScrollEdges {
  canGoBack: boolean;
  canGoOn: boolean;
}

/** Whether a horizontal scroller has more content before and after the visible part. */
export function useScrollEdges(list: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ canGoBack: false, canGoOn: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    function measure() {
      if (!element) return;
      const position = Math.abs(element.scrollLeft);
      const canGoBack = position > 4;
      const canGoOn = position + element.clientWidth < element.scrollWidth - 4;
      setEdges((last) => (last.canGoBack === canGoBack && last.canGoOn === canGoOn ? last : { canGoBack, canGoOn }));
    }
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);

  return edges;
}
