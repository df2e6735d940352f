import { orpc } from '@/lib/api.ts';

/** Own notifications, newest first, fifty at a time (product, section 10.2). */
export function ownNotifications() {
  return orpc.notifications.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export function unreadCount() {
  return orpc.notifications.unread.queryOptions();
}

export function ownPreferences() {
  return orpc.notifications.preferences.queryOptions();
}

/** It changes only when the server gets new keys. */
export function pushKey() {
  return orpc.notifications.pushKey.queryOptions({ staleTime: Number.POSITIVE_INFINITY });
}
