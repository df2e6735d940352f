import { limits } from '@pahiya/contract/shared/limits';

/** Number for the badge: `99+` above 99. */
export function formatUnread(unread: number): string {
  return unread > limits.unreadShown ? `${limits.unreadShown}+` : String(unread);
}
