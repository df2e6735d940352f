import type { Push } from './read-push.ts';

interface Shown {
  body: string;
  icon: string;
  badge: string;
  tag?: string;
  renotify?: boolean;
  silent?: boolean;
  lang?: string;
  data: { path: string; notificationId: string | null };
}

/** How a push looks. Whoever has the site in front of them sees it there: the notification makes no sound then. */
export function appearance({ body, tag, path, notificationId, isUrgent, language }: Push, isLookedAt: boolean): Shown {
  return {
    body,
    icon: '/brand/icon-192.png',
    badge: '/brand/badge-96.png',
    // Without a tag a browser refuses `renotify`.
    ...(tag && { tag, renotify: isUrgent && !isLookedAt }),
    ...(isLookedAt && { silent: true }),
    ...(language && { lang: language }),
    data: { path, notificationId },
  };
}
