import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isPhoneApp } from '@/lib/phone/phone-app.ts';
import { useLinkToken } from '@/shared/auth/use-link-token.ts';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs.tsx';
import { providersOptions } from '../queries.ts';
import { profileName } from '../rules/profile-name.ts';
import type { AuthMode, LegalText } from '../types.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { AuthHeading, AuthLayout } from './auth-layout.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { ConsentNote } from './consent-note.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { GoogleButton } from './google-button.tsx';

interface AuthScreenProps {
  mode: AuthMode;
  next: string | undefined;
  onModeChange: (mode: AuthMode) => void;
  onLegal: (text: LegalText) => void;
}

export function AuthScreen({ mode, next, onModeChange, onLegal }: AuthScreenProps) {
  const { t } = useTranslation('auth');
  const username = profileName(next);
  const { data: providers } = useQuery(providersOptions);
  // Google's button creates an account on both tabs.
  const makesAccount = mode === 'signup' || (!isPhoneApp && providers?.google);
  const { form, submit, unconfirmed, startAgain, challengeId, leaveChallenge } = useAuthForm(mode);
  // After Google, an account with a second factor returns with the challenge's token in the address.
  const token = useLinkToken();
  const [left, setLeft] = useState<string | null>(null);
  const open = challengeId ?? (token === left ? null : token);

  function change(value: string) {
    form.clearErrors();
    onModeChange(value === 'signup' ? 'signup' : 'login');
  }

  if (unconfirmed !== null) {
    return (
      <AuthLayout>
        <CheckInbox email={unconfirmed} onStartAgain={startAgain} />
      </AuthLayout>
    );
  }
  if (open) {
    return (
      <AuthLayout>
        <ChallengeForm
          challengeId={open}
          onBack={() => {
            leaveChallenge();
            setLeft(token ?? null);
          }}
        />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <AuthHeading title={t(`${mode}.title`)} text={username ? t('forProfile', { username }) : t(`${mode}.text`)} />
      <Tabs value={mode} onValueChange={change}>
        <TabList label={t('tabs.label')}>
          <Tab value="login" layout="stretched">
            {t('tabs.login')}
          </Tab>
          <Tab value="signup" layout="stretched">
            {t('tabs.signup')}
          </Tab>
        </TabList>
        <TabPanel value={mode}>
          <CredentialsForm mode={mode} form={form} onSubmit={submit} />
          {/* Google allows no sign-in inside an app's web view. */}
          {!isPhoneApp && <GoogleButton mode={mode} next={next} />}
          {makesAccount && <ConsentNote onLegal={onLegal} />}
        </TabPanel>
      </Tabs>
    </AuthLayout>
  );
}
