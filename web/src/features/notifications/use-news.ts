import type { LiveEvent } from '@pahiya/contract/live/schemas';
import type { Notification } from '@pahiya/contract/notifications/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { logQuietly } from '@/lib/quiet-log.ts';
import { notify } from '@/ui/notify.ts';
import { ownNotifications, unreadCount } from './queries.ts';
import { targetOf } from './rules/target.ts';
import { isWorthToast, subjectOf } from './rules/toast.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useNotificationText } from './use-notification-text.ts';

/** Enough of the newest notifications to find the one that just arrived. */
const lookedThrough = 5;

/** Handles live events: refetches list and badge, and shows booking news as a toast. */
export function useNews(): (event: LiveEvent) => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const show = useBookingToast();

  async function showNews(id: string) {
    const { items } = await api.notifications.list({ limit: lookedThrough });
    const news = items.find((item) => item.id === id);
    if (news && isWorthToast(news, router.latestLocation.pathname)) await show(news);
  }

  return ({ id, change }) => {
    for (const { queryKey } of [ownNotifications(), unreadCount()]) void queryClient.invalidateQueries({ queryKey });
    // With several tabs open, only the visible one shows it.
    if (change !== 'made' || id === null || document.hidden) return;
    void showNews(id).catch((error: unknown) => logQuietly('The news could not be read', error));
  };
}

function useBookingToast(): (news: Notification) => Promise<void> {
  const router = useRouter();
  const { i18n } = useTranslation('common');
  const textOf = useNotificationText();
  const { markRead } = useMarkRead();
  return async (news) => {
    await bringTexts(i18n, ['notifications']);
    const { title, message } = textOf(news);
    const target = targetOf(news);
    const action = {
      label: i18n.t('notifications:open'),
      onPress: () => {
        markRead(news.id);
        if (target) router.history.push(target);
      },
    };
    notify.news(title, message ?? undefined, action, subjectOf(news.id));
  };
}
