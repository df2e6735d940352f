import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { iconButtonStyles } from '@/ui/icon-button.tsx';
import { formatUnread } from '../format.ts';
import { unreadCount } from '../queries.ts';

export function Bell() {
  const { t } = useTranslation('common');
  const { status } = useSession();
  const { data } = useQuery({ ...unreadCount(), enabled: status === 'signed-in' });
  const unread = data?.unread ?? 0;
  const shown = formatUnread(unread);
  const label = unread > 0 ? t('nav.newNotifications', { shown }) : t('nav.notifications');
  return (
    <Link to="/notifications" aria-label={label} title={label} className={iconButtonStyles({ className: 'relative' })}>
      <BellIcon aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute start-1/2 top-0.5 flex h-5 min-w-5 items-center justify-center rounded-full border-2 border-background bg-danger-solid px-1 font-bold text-[0.6875rem] text-on-danger leading-none tabular-nums"
        >
          {shown}
        </span>
      )}
    </Link>
  );
}
