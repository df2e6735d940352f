import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followsAfter } from './rules/following.ts';

/** Above an answer that is held in view. */
const dangerGapPx = 16;

interface FollowingOptions {
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  /** Changes with each question that is asked here: it is shown wherever one was reading. */
  askedId: string | undefined;
  /** The last message begins with a danger: it stays in view, whatever comes below it. */
  isDanger: boolean;
}

/** The chat goes along with what is written until the reader scrolls up. */
export function useFollowing({ scroller, virtualizer, askedId, isDanger }: FollowingOptions) {
  const isFollowing = useRef(true);
  const [isAway, setAway] = useState(false);
  const total = virtualizer.getTotalSize();

  function goToEnd(behavior: 'auto' | 'smooth' = 'auto') {
    isFollowing.current = true;
    setAway(false);
    const element = scroller.current;
    element?.scrollTo({ top: element.scrollHeight, behavior });
  }

  const last = virtualizer.measurementsCache.at(-1);
  const dangerTop = isDanger && last ? last.start - dangerGapPx : Number.POSITIVE_INFINITY;
  // Before it is painted: an answer that grows never shows its last line below the edge.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || total === 0 || !isFollowing.current) return;
    const end = element.scrollHeight - element.clientHeight;
    element.scrollTop = Math.min(end, dangerTop);
    if (dangerTop >= end) return;
    isFollowing.current = false;
    setAway(true);
  }, [scroller, total, dangerTop]);

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
