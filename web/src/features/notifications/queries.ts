import { orpc } from '@/lib/api/api.ts';

/** The user's notifications, newest first, fifty per page (product, section 10.2). */
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

/** Changes only when the server gets new keys. */
export function pushKey() {
  return orpc.notifications.pushKey.queryOptions({ staleTime: Number.POSITIVE_INFINITY });
}
