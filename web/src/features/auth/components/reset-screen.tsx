import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { session } from '@/lib/session/session.ts';
import { useLinkToken } from '@/shared/auth/use-link-token.ts';
import { Button } from '@/ui/button.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { MailNotice } from './mail-notice.tsx';
import { NewPassword } from './new-password.tsx';

export function ResetScreen({ onDone }: { onDone: () => void }) {
  return (
    <AuthLayout>
      <ResetStep onDone={onDone} />
    </AuthLayout>
  );
}

function ResetStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['auth', 'common']);
  const token = useLinkToken(session.beginRecovery);
  const [refused, setRefused] = useState<string | null>(null);
  const [asksAgain, setAsksAgain] = useState<string | null>(null);

  if (token === undefined) {
    return (
      <div className="flex justify-center py-16">
        <Spinner size="large" label={t('common:state.loading')} />
      </div>
    );
  }
  if (token === null || token === asksAgain) return <ForgotPassword />;
  if (token !== refused)
    return <NewPassword key={token} token={token} onDone={onDone} onRefused={() => setRefused(token)} />;
  return (
    <MailNotice icon={<Link2Off />} title={t('badLink.title')} text={t('badLink.resetText')}>
      <Button block onClick={() => setAsksAgain(token)}>
        {t('badLink.resetAction')}
      </Button>
    </MailNotice>
  );
}
