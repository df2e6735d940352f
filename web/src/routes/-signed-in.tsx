import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useNews } from '@/features/notifications/use-news.ts';
import { useOpenedPushes } from '@/features/notifications/use-opened-pushes.ts';
import { usePushRegistration } from '@/features/notifications/use-push-registration.ts';
import { useKeepLanguage } from '@/features/profiles/use-keep-language.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import type { Namespace } from '@/i18n/namespaces.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { stepUp } from '@/lib/session/step-up.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useLive } from '@/shared/live/use-live.ts';
import { fetchToasts } from '@/ui/toaster.tsx';

const AgeDialog = lazyPart(async () => {
  const { AgeDialog } = await import('@/features/account/components/age-dialog.tsx');
  return { default: AgeDialog };
});

const StepUpDialog = lazyPart(async () => {
  const { StepUpDialog } = await import('@/features/account/components/step-up-dialog.tsx');
  return { default: StepUpDialog };
});

export { Bell } from '@/features/notifications/components/bell.tsx';

interface WithTextsProps {
  namespaces: readonly Namespace[];
  children: ReactNode;
}

/** Loads the texts together with dialogs that few accounts see. */
function WithTexts({ namespaces, children }: WithTextsProps) {
  const { i18n } = useTranslation();
  const texts = useQuery({
    queryKey: ['texts', namespaces, i18n.language],
    queryFn: async () => {
      await bringTexts(i18n, namespaces);
      return true;
    },
  });
  return texts.data && <Suspense>{children}</Suspense>;
}

/** Parts of every page for a signed-in customer: live notifications, and pushes for this device. */
export function SignedIn() {
  useLive(['notifications'], useNews());
  usePushRegistration();
  useOpenedPushes();
  useKeepLanguage();
  useEffect(fetchToasts, []);
  // Offline, the age cannot be declared.
  const { session } = useSession();
  const isStepping = useSyncExternalStore(stepUp.subscribe, stepUp.isAsking, () => false);
  return (
    <>
      {session?.user.hasDeclaredAge === false && (
        <WithTexts namespaces={['account', 'auth']}>
          <AgeDialog />
        </WithTexts>
      )}
      {isStepping && (
        <WithTexts namespaces={['factor']}>
          <StepUpDialog />
        </WithTexts>
      )}
    </>
  );
}
