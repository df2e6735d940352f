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

/**
 * Whether the chat keeps following the end after a scroll from `before` to `now`. Only scrolling up stops it. Growing
 * content moves the end away without any scrolling.
 */
export function followsAfter(wasFollowing: boolean, before: number, now: Scrolled): boolean {
  if (isNearEnd(now)) return true;
  return wasFollowing && now.scrollTop >= before;
}
