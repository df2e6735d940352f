import { useEffect } from 'react';
import { useLive } from '@/features/live/use-live.ts';
import { useNews } from '@/features/notifications/use-news.ts';
import { useOpenedPushes } from '@/features/notifications/use-opened-pushes.ts';
import { usePushRegistration } from '@/features/notifications/use-push-registration.ts';
import { useKeepLanguage } from '@/features/profiles/use-keep-language.ts';
import { fetchToasts } from '@/ui/toaster.tsx';

export { Bell } from '@/features/notifications/components/bell.tsx';

/** What a signed-in customer has on every page: news as it comes, and pushes for this device. */
export function SignedIn() {
  useLive(['notifications'], useNews());
  usePushRegistration();
  useOpenedPushes();
  useKeepLanguage();
  useEffect(fetchToasts, []);
  return null;
}
