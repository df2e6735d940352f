import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { PageHeader } from '@/layout/page-header.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useOwnPhone } from '@/shared/profiles/use-own-phone.ts';
import { CallForm } from './call-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

const OwnCalls = lazyPart(async () => {
  const { OwnCalls } = await import('./own-calls.tsx');
  return { default: OwnCalls };
});

interface CallScreenProps {
  /** Address of this page, to return to after signing in. */
  here: string;
  onSignIn: () => void;
  onRequested: () => void;
}

export function CallScreen({ here, onSignIn, onRequested }: CallScreenProps) {
  const { t } = useTranslation('support');
  const { status, user } = useSession();
  const phone = useOwnPhone(user?.id);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t('call.title')} subtitle={t('call.subtitle')} backTo="/support" />
      {status === 'signed-out' && <SignInNotice text={t('call.signedOut')} next={here} />}
      {status === 'loading' || phone === undefined ? (
        <FormSkeleton />
      ) : (
        <CallForm
          key={user?.id}
          userId={user?.id}
          defaults={{ name: user?.fullName ?? '', phone, email: user?.email ?? '', reason: '', slot: '' }}
          onSignIn={onSignIn}
          onRequested={onRequested}
        />
      )}
      {user && (
        <div className="mt-8">
          <Suspense>
            <OwnCalls />
          </Suspense>
        </div>
      )}
    </div>
  );
}
