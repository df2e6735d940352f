import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CheckCheck, Settings } from 'lucide-react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { PageHeader } from '@/layout/page-header.tsx';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { iconButtonStyles } from '@/ui/icon-button.tsx';
import { notify } from '@/ui/notify.ts';
import { formatUnread } from '../format.ts';
import { ownNotifications, unreadCount } from '../queries.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { NotificationList } from './notification-list.tsx';
import { NotificationListSkeleton } from './notification-list-skeleton.tsx';
import { PushOffer } from './push-offer.tsx';

export function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const unread = useQuery(unreadCount()).data?.unread ?? 0;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {t('title')}
            {unread > 0 && <Badge tone="accent">{t('new', { shown: formatUnread(unread) })}</Badge>}
          </span>
        }
        backTo="/community"
        action={<ToSettings />}
      />
      {unread > 0 && <MarkAllRead />}
      <PushOffer />
      <Content />
    </div>
  );
}

function ToSettings() {
  const { t } = useTranslation('notifications');
  return (
    <Link
      to="/settings"
      search={{ section: 'notifications' }}
      aria-label={t('settings')}
      title={t('settings')}
      className={iconButtonStyles()}
    >
      <Settings aria-hidden="true" />
    </Link>
  );
}

function MarkAllRead() {
  const { t } = useTranslation('notifications');
  const failureText = useFailureText();
  const { markAllRead } = useMarkRead();

  async function mark() {
    // The button disappears after its action.
    document.getElementById('main')?.focus({ preventScroll: true });
    try {
      await markAllRead();
    } catch (error) {
      notify.error(t('markFailed'), failureText(error) ?? undefined);
    }
  }

  return (
    <div className="-mt-3 mb-4 flex justify-end">
      <Button variant="ghost" size="small" onClick={() => void mark()}>
        <CheckCheck aria-hidden="true" />
        {t('markAll')}
      </Button>
    </div>
  );
}

function Content() {
  const { t } = useTranslation('notifications');
  const { data, isPending, error, isRefetching, refetch } = useInfiniteQuery(ownNotifications());
  if (isPending) return <NotificationListSkeleton />;
  if (!data) {
    return (
      <LoadFailed title={t('loadFailed')} error={error} isRetrying={isRefetching} onRetry={() => void refetch()} />
    );
  }
  if (data.pages.every(({ items }) => items.length === 0)) return <NoNotifications />;
  return <NotificationList />;
}

function NoNotifications() {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState
      illustration="no-notifications"
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Button asChild>
          <Link to="/community">{t('emptyAction')}</Link>
        </Button>
      }
    />
  );
}
