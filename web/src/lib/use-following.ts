import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followsAfter } from './following.ts';

interface FollowingOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** Changes when more stands in it; 0 while there is nothing. */
  size: number;
  /** Changes with each thing one writes oneself: it is shown wherever one was reading. */
  ownId: string | undefined;
  /** How far down may be gone at most, so that what is there stays in view whatever comes below it. */
  holdAt?: number;
}

/** A conversation goes along with what is written until the reader scrolls up. */
export function useFollowing({ scroller, size, ownId, holdAt = Number.POSITIVE_INFINITY }: FollowingOptions) {
  const isFollowing = useRef(true);
  /** Once: who goes on to the end from there is not brought back. */
  const mayHold = useRef(true);
  const [isAway, setAway] = useState(false);

  // Before it is painted: what grows never shows its last line below the edge.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || size === 0 || !isFollowing.current) return;
    const end = element.scrollHeight - element.clientHeight;
    const place = mayHold.current ? Math.min(end, holdAt) : end;
    element.scrollTop = place;
    if (place >= end) return;
    mayHold.current = false;
    isFollowing.current = false;
    setAway(true);
  }, [scroller, size, holdAt]);

  function goToEnd() {
    isFollowing.current = true;
    mayHold.current = false;
    setAway(false);
    toEnd(scroller.current);
  }

  useLayoutEffect(() => {
    if (!ownId) return;
    isFollowing.current = true;
    mayHold.current = true;
    setAway(false);
    toEnd(scroller.current);
  }, [scroller, ownId]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    return watch(element, isFollowing, setAway);
  }, [scroller]);

  return { isAway, goToEnd };
}

function toEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}

/** Notes when the reader goes away, and stays at the end when its place changes; answers how to stop. */
function watch(element: HTMLElement, isFollowing: RefObject<boolean>, setAway: (isAway: boolean) => void): () => void {
  let before = element.scrollTop;
  function look() {
    isFollowing.current = followsAfter(isFollowing.current, before, element);
    before = element.scrollTop;
    setAway(!isFollowing.current);
  }
  // The keyboard or a growing box takes its room from the end; a picture that has come adds to it.
  const observer = new ResizeObserver(() => {
    if (isFollowing.current) toEnd(element);
  });
  observer.observe(element);
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', look);
  };
}
