import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useReached } from '@/lib/viewport/use-reached.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import { ownNotifications } from '../queries.ts';
import { byPeriod, itemsOf } from '../rules/pages.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { NotificationRow } from './notification-row.tsx';

export function NotificationList() {
  const { t } = useTranslation('notifications');
  const { data } = useInfiniteQuery(ownNotifications());
  const { markRead } = useMarkRead();
  const id = useId();
  return (
    <div className="grid gap-6">
      {byPeriod(itemsOf(data), new Date()).map(({ period, items }) => (
        <section key={period} aria-labelledby={`${id}-${period}`}>
          <h2 id={`${id}-${period}`} className="mb-2 font-semibold text-sm text-text-muted">
            {t(`period.${period}`)}
          </h2>
          <Card className="overflow-hidden">
            <ul className="divide-y divide-border">
              {items.map((notification) => (
                <li key={notification.id}>
                  <NotificationRow
                    notification={notification}
                    onOpen={() => !notification.read && markRead(notification.id)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <NextPage />
    </div>
  );
}

function NextPage() {
  const { t } = useTranslation(['notifications', 'common']);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(ownNotifications());
  const fetchMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const end = useReached(fetchMore);
  if (isFetchNextPageError) {
    return (
      <div role="alert" className="flex flex-col items-center gap-3 text-center">
        <p className="text-danger text-sm">{t('moreFailed')}</p>
        <Button variant="outline" onClick={fetchMore}>
          {t('common:action.retry')}
        </Button>
      </div>
    );
  }
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex min-h-11 justify-center">
      {isFetchingNextPage && <Spinner size="medium" label={t('common:state.loading')} />}
    </div>
  );
}
