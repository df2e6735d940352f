import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '@/features/notifications/components/notifications-screen.tsx';
import { ownNotifications, unreadCount } from '@/features/notifications/queries.ts';
import { useLiveNotifications } from '@/features/notifications/use-live-notifications.ts';
import { SiteShell } from '@/layout/site-shell.tsx';

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
  useLiveNotifications();
  return (
    <SiteShell>
      <NotificationsScreen />
    </SiteShell>
  );
}
