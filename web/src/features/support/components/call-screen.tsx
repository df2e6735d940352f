import { useTranslation } from '@/i18n/use-translation.ts';
import { PageHeader } from '@/layout/page-header.tsx';
import { useSession } from '@/lib/session/use-session.ts';
import { CallForm } from './call-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { OwnCalls } from './own-calls.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { usePhone } from './ticket-form-screen.tsx';

interface CallScreenProps {
  /** Address of this page, to return to after signing in. */
  here: string;
  onSignIn: () => void;
  onRequested: () => void;
}

export function CallScreen({ here, onSignIn, onRequested }: CallScreenProps) {
  const { t } = useTranslation('support');
  const { status, user } = useSession();
  const phone = usePhone(user?.id);
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
          <OwnCalls />
        </div>
      )}
    </div>
  );
}
