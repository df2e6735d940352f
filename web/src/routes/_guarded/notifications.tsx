import { brand } from '@pahiya/contract/shared/brand';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '@/features/notifications/components/notifications-screen.tsx';
import { ownNotifications, unreadCount } from '@/features/notifications/queries.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { useLive } from '@/shared/live/use-live.ts';

export const Route = createFileRoute('/_guarded/notifications')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(ownNotifications());
    void queryClient.prefetchQuery(unreadCount());
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n.t('notifications:title')} · ${brand.name}` }],
  }),
  component: Notifications,
});

function Notifications() {
  const queryClient = useQueryClient();
  // An event without an id means that visibility of people changed, and with it the notifications.
  useLive(['posts'], ({ id }) => {
    if (id === null) void queryClient.invalidateQueries({ queryKey: ownNotifications().queryKey });
  });
  return (
    <SiteShell>
      <NotificationsScreen />
    </SiteShell>
  );
}
