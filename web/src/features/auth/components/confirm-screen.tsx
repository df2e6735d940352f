import { brand } from '@pahiya/contract/shared/brand';
import { Link } from '@tanstack/react-router';
import { CloudOff, Link2Off } from 'lucide-react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';
import { Spinner } from '@/ui/spinner.tsx';
import { challengeOf } from '../rules/challenge-of.ts';
import { useConfirmEmail } from '../use-confirm-email.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { MailNotice } from './mail-notice.tsx';

export function ConfirmScreen({ onDone }: { onDone: () => void }) {
  return (
    <AuthLayout>
      <Confirmation onDone={onDone} />
    </AuthLayout>
  );
}

function Confirmation({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['auth', 'common']);
  const failureText = useFailureText();
  const { isBadLink, error, retry } = useConfirmEmail(() => {
    notify.success(t('signup.success', { brand: brand.name }));
    onDone();
  });

  const challengeId = challengeOf(error);
  if (challengeId) return <ChallengeForm challengeId={challengeId} onBack={onDone} />;
  if (isBadLink) {
    return (
      <MailNotice icon={<Link2Off />} title={t('badLink.title')} text={t('badLink.confirmText')}>
        <Button asChild block>
          <Link to="/auth">{t('badLink.confirmAction')}</Link>
        </Button>
      </MailNotice>
    );
  }
  if (error) {
    const text = failureText(error) ?? t('common:error.unexpected');
    return (
      <MailNotice icon={<CloudOff />} title={t('confirm.failedTitle')} text={text} hint={t('confirm.failedText')}>
        <Button block onClick={() => retry()}>
          {t('common:action.retry')}
        </Button>
      </MailNotice>
    );
  }
  return (
    <div className="flex flex-col items-center gap-5 py-14 text-center">
      <Spinner size="large" className="text-accent" />
      <p role="status" className="font-medium">
        {t('confirm.busy')}
      </p>
    </div>
  );
}
