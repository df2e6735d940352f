import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followsAfter, isHeld, isNearEnd } from './following.ts';

interface FollowingOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** Changes when the content grows; 0 while it is empty. */
  size: number;
  /** Changes with each own message, which scrolls into view from any position. */
  ownId: string | undefined;
  /** Limit for automatic scrolling, so that the content there stays in view. */
  holdAt?: number;
}

export function useFollowing({ scroller, size, ownId, holdAt = Number.POSITIVE_INFINITY }: FollowingOptions) {
  const isFollowing = useRef(true);
  /** The limit applies once, so that a reader who goes on to the end is not brought back. */
  const mayHold = useRef(true);
  const heldAt = useRef<number | null>(null);
  const [isAway, setAway] = useState(false);

  // Scrolls before painting, so that the last line never appears below the edge.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || size === 0 || !isFollowing.current) return;
    const end = element.scrollHeight - element.clientHeight;
    const place = mayHold.current ? Math.min(end, holdAt) : end;
    element.scrollTop = place;
    if (place >= end) return;
    mayHold.current = false;
    isFollowing.current = false;
    heldAt.current = element.scrollTop;
    setAway(true);
  }, [scroller, size, holdAt]);

  function goToEnd() {
    isFollowing.current = true;
    mayHold.current = false;
    heldAt.current = null;
    setAway(false);
    toEnd(scroller.current);
  }

  useLayoutEffect(() => {
    if (!ownId) return;
    isFollowing.current = true;
    mayHold.current = true;
    heldAt.current = null;
    setAway(false);
    toEnd(scroller.current);
  }, [scroller, ownId]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    return watch(element, { isFollowing, heldAt }, setAway);
  }, [scroller]);

  return { isAway, goToEnd };
}

function toEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}

interface Watched {
  isFollowing: RefObject<boolean>;
  heldAt: RefObject<number | null>;
}

/** Notes when the reader scrolls away, and stays at the end when sizes change. Returns a function that stops. */
function watch(element: HTMLElement, { isFollowing, heldAt }: Watched, setAway: (isAway: boolean) => void): () => void {
  let before = element.scrollTop;
  function look() {
    isFollowing.current = followsAfter({ isFollowing: isFollowing.current, before, heldAt: heldAt.current }, element);
    if (!isHeld(heldAt.current, element)) heldAt.current = null;
    before = element.scrollTop;
    setAway(!isFollowing.current && !isNearEnd(element));
  }
  // The keyboard or a growing box shrinks the view, and a loaded picture grows the content.
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
