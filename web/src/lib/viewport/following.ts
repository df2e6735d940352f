interface Scrolled {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Touch scrolling rarely stops at the exact end, in px. */
const nearPx = 48;

export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollHeight - clientHeight - scrollTop <= nearPx;
}

interface Followed {
  isFollowing: boolean;
  /** The position before. */
  before: number;
  /** The position at which the view was stopped, until the reader scrolls. */
  heldAt: number | null;
}

/**
 * Only scrolling up stops following the end. Growing content moves the end away without any scrolling. A view that was
 * stopped at the beginning of an answer stays there even if the end is near, because the answer may still grow.
 */
export function followsAfter({ isFollowing, before, heldAt }: Followed, now: Scrolled): boolean {
  if (isHeld(heldAt, now)) return false;
  if (isNearEnd(now)) return true;
  return isFollowing && now.scrollTop >= before;
}

/** Browsers round positions. */
const roundedPx = 1;

export function isHeld(heldAt: number | null, { scrollTop }: Scrolled): boolean {
  return heldAt !== null && Math.abs(scrollTop - heldAt) <= roundedPx;
}
