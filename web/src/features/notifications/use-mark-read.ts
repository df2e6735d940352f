import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { ownNotifications, unreadCount } from './queries.ts';
import { withRead } from './rules/pages.ts';

/** Marks as read optimistically and rolls back on failure. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const list = ownNotifications().queryKey;
  const count = unreadCount().queryKey;

  async function show(read: (unread: number) => number, id?: string) {
    await Promise.all([list, count].map((queryKey) => queryClient.cancelQueries({ queryKey })));
    const before = { pages: queryClient.getQueryData(list), unread: queryClient.getQueryData(count) };
    queryClient.setQueryData(list, (pages) => withRead(pages, id));
    queryClient.setQueryData(count, (known) => known && { unread: read(known.unread) });
    return before;
  }

  function takeBack(before: Awaited<ReturnType<typeof show>> | undefined) {
    if (!before) return;
    queryClient.setQueryData(list, before.pages);
    queryClient.setQueryData(count, before.unread);
    void queryClient.invalidateQueries({ queryKey: orpc.notifications.key() });
  }

  const one = useMutation(
    orpc.notifications.read.mutationOptions({
      onMutate: ({ notificationId }) => show((unread) => Math.max(0, unread - 1), notificationId),
      onSuccess: (answer) => queryClient.setQueryData(count, answer),
      onError: (_error, _input, before) => takeBack(before),
    }),
  );
  const all = useMutation(
    orpc.notifications.readAll.mutationOptions({
      onMutate: () => show(() => 0),
      onSuccess: (answer) => queryClient.setQueryData(count, answer),
      onError: (_error, _input, before) => takeBack(before),
    }),
  );
  return {
    markRead: (notificationId: string) => one.mutate({ notificationId }),
    markAllRead: () => all.mutateAsync({}),
  };
}
