import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '@/features/live/use-live.ts';
import { useNews } from '@/features/notifications/use-news.ts';
import { useOpenedPushes } from '@/features/notifications/use-opened-pushes.ts';
import { usePushRegistration } from '@/features/notifications/use-push-registration.ts';
import { useKeepLanguage } from '@/features/profiles/use-keep-language.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { fetchToasts } from '@/ui/toaster.tsx';

const AgeDialog = lazyPart(async () => {
  const { AgeDialog } = await import('@/features/account/components/age-dialog.tsx');
  return { default: AgeDialog };
});

export { Bell } from '@/features/notifications/components/bell.tsx';

/** The texts come with it: few accounts are asked. */
function AskAge() {
  const { i18n } = useTranslation();
  const texts = useQuery({
    queryKey: ['age texts', i18n.language],
    queryFn: async () => {
      await bringTexts(i18n, ['account', 'auth']);
      return true;
    },
  });
  return (
    texts.data && (
      <Suspense>
        <AgeDialog />
      </Suspense>
    )
  );
}

/** What a signed-in customer has on every page: news as it comes, and pushes for this device. */
export function SignedIn() {
  useLive(['notifications'], useNews());
  usePushRegistration();
  useOpenedPushes();
  useKeepLanguage();
  useEffect(fetchToasts, []);
  // Without a connection nobody can be asked.
  const { session } = useSession();
  return session?.user.hasDeclaredAge === false && <AskAge />;
}
