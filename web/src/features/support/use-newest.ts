import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end one still reads what is new. */
const nearPx = 80;

interface Newest {
  scroller: RefObject<HTMLDivElement | null>;
  /** The reader has gone up. */
  isAway: boolean;
  goToEnd: () => void;
}

/** Keeps a list at its end: when more comes and the reader is there, and always for what they wrote themselves. */
export function useNewest(count: number, ownId: string | undefined): Newest {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);

  const goToEnd = useCallback(() => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    function look() {
      if (!element) return;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
      setAway(!isAtEnd.current);
    }
    // The keyboard of a phone, a picture that has come: the end stays in view.
    const observer = new ResizeObserver(() => isAtEnd.current && goToEnd());
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [goToEnd]);

  useLayoutEffect(() => {
    if (count > 0 && isAtEnd.current) goToEnd();
  }, [count, goToEnd]);
  useLayoutEffect(() => {
    if (ownId) goToEnd();
  }, [ownId, goToEnd]);

  return { scroller, isAway, goToEnd };
}
