interface Scrolled {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** A finger rarely stops at the very end. */
const nearPx = 48;

export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollHeight - clientHeight - scrollTop <= nearPx;
}

/**
 * Whether the chat goes along with what is written, after a scroll from `before` to `now`. Only the reader's own way up
 * ends it: content that grows below moves the end away without anybody having scrolled.
 */
export function followsAfter(wasFollowing: boolean, before: number, now: Scrolled): boolean {
  if (isNearEnd(now)) return true;
  return wasFollowing && now.scrollTop >= before;
}
