import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { authActions } from '@/lib/session/store/tab-actions.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';

export function SendResetLink() {
  const { t } = useTranslation('settings');
  const failureText = useFailureText();
  const { user } = useSession();
  const [isSending, setSending] = useState(false);
  if (!user) return null;

  async function send(email: string) {
    setSending(true);
    try {
      await authActions.forgotPassword({ email });
      notify.success(t('password.sent'), t('password.sentText', { email }));
    } catch (error) {
      notify.error(t('password.failed'), failureText(error) ?? t('password.fallback'));
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <p className="wrap-anywhere text-pretty text-sm text-text-muted">{t('password.text', { email: user.email })}</p>
      <Button
        variant="outline"
        className="justify-self-stretch sm:justify-self-start"
        loading={isSending}
        onClick={() => void send(user.email)}
      >
        <Mail aria-hidden="true" />
        {t('password.send')}
      </Button>
    </>
  );
}
