import { limits } from '@pahiya/contract/shared/limits';

/** As many as the badge says: `99+` above ninety-nine. */
export function formatUnread(unread: number): string {
  return unread > limits.unreadShown ? `${limits.unreadShown}+` : String(unread);
}
