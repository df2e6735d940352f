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

/** Returns a notification's options. It is silent while the user has the site in front, because the page shows it. */
export function appearance({ body, tag, path, notificationId, isUrgent, language }: Push, isLookedAt: boolean): Shown {
  return {
    body,
    icon: '/brand/icon-192.png',
    badge: '/brand/badge-96.png',
    // Browsers reject `renotify` without a tag.
    ...(tag && { tag, renotify: isUrgent && !isLookedAt }),
    ...(isLookedAt && { silent: true }),
    ...(language && { lang: language }),
    data: { path, notificationId },
  };
}
