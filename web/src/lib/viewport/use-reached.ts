import { type RefCallback, useCallback } from 'react';

/** Ref for the end of a list. `onReached` is called each time it comes near the screen. */
export function useReached(onReached: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (end: HTMLElement | null) => {
      if (!end) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) onReached();
        },
        { rootMargin: '400px' },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [onReached],
  );
}
