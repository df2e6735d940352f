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

/** Only scrolling up stops following the end. Growing content moves the end away without any scrolling. */
export function followsAfter(wasFollowing: boolean, before: number, now: Scrolled): boolean {
  if (isNearEnd(now)) return true;
  return wasFollowing && now.scrollTop >= before;
}
