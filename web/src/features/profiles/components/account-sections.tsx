import { KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authActions } from '@/lib/session/session.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useSignOut } from '@/lib/session/use-sign-out.ts';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';
import { SettingsSection } from './settings-section.tsx';

/** The specification's button only says that a mail was sent; this one sends it. */
export function PasswordSection() {
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
    <SettingsSection title={t('password.title')} text={t('password.text', { email: user.email })}>
      <Button
        variant="outline"
        className="justify-self-stretch sm:justify-self-start"
        loading={isSending}
        onClick={() => send(user.email)}
      >
        <KeyRound aria-hidden="true" />
        {t('password.send')}
      </Button>
    </SettingsSection>
  );
}

export function AccountSection() {
  const { t } = useTranslation(['settings', 'common']);
  const signOut = useSignOut();

  async function leave() {
    if (await signOut()) notify.success(t('common:toast.loggedOut'));
    else notify.error(t('common:toast.logOutFailed'));
  }

  return (
    <SettingsSection title={t('account.title')} text={t('account.text')}>
      <Button variant="danger" className="justify-self-stretch sm:justify-self-start" onClick={leave}>
        <LogOut aria-hidden="true" />
        {t('account.logOut')}
      </Button>
    </SettingsSection>
  );
}
