import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followsAfter } from './rules/following.ts';

interface FollowingOptions {
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  /** Changes with each question that is asked here: it is shown wherever one was reading. */
  askedId: string | undefined;
}

/** The chat goes along with what is written until the reader scrolls up. */
export function useFollowing({ scroller, virtualizer, askedId }: FollowingOptions) {
  const isFollowing = useRef(true);
  const [isAway, setAway] = useState(false);
  const total = virtualizer.getTotalSize();

  function goToEnd(behavior: 'auto' | 'smooth' = 'auto') {
    isFollowing.current = true;
    setAway(false);
    const element = scroller.current;
    element?.scrollTo({ top: element.scrollHeight, behavior });
  }

  // Before it is painted: an answer that grows never shows its last line below the edge.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && total >= 0 && isFollowing.current) element.scrollTop = element.scrollHeight;
  }, [scroller, total]);

  useLayoutEffect(() => {
    if (!askedId) return;
    isFollowing.current = true;
    setAway(false);
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [scroller, askedId]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let before = element.scrollTop;
    function look() {
      if (!element) return;
      isFollowing.current = followsAfter(isFollowing.current, before, element);
      before = element.scrollTop;
      setAway(!isFollowing.current);
    }
    // The keyboard or a growing box takes its room from the end.
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);

  return { isAway, goToEnd };
}
