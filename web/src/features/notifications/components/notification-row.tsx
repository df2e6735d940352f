import type { Notification } from '@pahiya/contract/notifications/schemas';
import { defaultParseSearch, Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAge } from '@/i18n/use-age.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { targetOf } from '../rules/target.ts';
import { useNotificationText } from '../use-notification-text.ts';
import { ActorStack } from './actor-stack.tsx';
import { NamedText } from './named-text.tsx';

interface NotificationRowProps {
  notification: Notification;
  onOpen: () => void;
}

export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { title, message } = useNotificationText()(notification);
  const { createdAt, read, type } = notification;
  return (
    <RowFrame notification={notification} onOpen={onOpen}>
      <ActorStack notification={notification} />
      <span className="min-w-0 flex-1">
        <span className={cn('wrap-anywhere block text-pretty', type === 'booking' && 'font-semibold')}>
          <NamedText text={title} />
        </span>
        {message && <span className="wrap-anywhere mt-0.5 block text-pretty text-sm text-text-muted">{message}</span>}
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Age instant={createdAt} />
          {!read && <UnreadMark />}
        </span>
      </span>
    </RowFrame>
  );
}

const rowStyles =
  'flex w-full items-start gap-4 px-4 py-4 text-start transition-colors hover:bg-text/4 focus-visible:-outline-offset-2 sm:px-5 dark:hover:bg-text/6';

function RowFrame({ notification, onOpen, children }: NotificationRowProps & { children: ReactNode }) {
  const target = targetOf(notification);
  const className = cn(rowStyles, !notification.read && 'bg-selected');
  if (target) {
    return (
      <Link {...placeOf(target)} onClick={onOpen} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onOpen} className={className}>
      {children}
    </button>
  );
}

function placeOf(target: string): Pick<LinkProps, 'to' | 'search'> {
  const [path, query = ''] = target.split('?');
  return { to: path as LinkProps['to'], search: defaultParseSearch(query) };
}

function Age({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} className="text-sm text-text-muted">
      {useAge(instant)}
    </time>
  );
}

function UnreadMark() {
  const { t } = useTranslation('notifications');
  return (
    <span className="rounded-full bg-primary px-2 py-0.5 font-semibold text-on-primary text-xs">{t('unread')}</span>
  );
}
