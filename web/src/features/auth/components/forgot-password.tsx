import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useShortForm } from '@/lib/form/use-short-form.ts';
import { authActions } from '@/lib/session/store/tab-actions.ts';
import { Button } from '@/ui/button.tsx';
import { EmailInput } from '@/ui/email-input.tsx';
import { Field } from '@/ui/field.tsx';
import { notify } from '@/ui/notify.ts';
import { checkForm } from '../rules/check-form.ts';
import { useAuthFailure } from '../use-auth-failure.ts';
import { AuthHeading } from './auth-layout.tsx';
import { MailNotice } from './mail-notice.tsx';

export function ForgotPassword() {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <ForgotForm onSent={setSentTo} />;
  return (
    <MailNotice icon={<MailCheck />} title={t('forgot.sent')} text={t('forgot.sentHint', { email: sentTo })}>
      <BackToLogin />
      <Button variant="ghost" block onClick={() => setSentTo(null)}>
        {t('forgot.again')}
      </Button>
    </MailNotice>
  );
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const failureText = useAuthFailure();
  const form = useShortForm({ email: '' }, (values) => checkForm(values, (all) => all.forgot));
  const { errors, isSubmitting } = form;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await authActions.forgotPassword({ email });
      onSent(email);
    } catch (error) {
      notify.error(t('forgot.failed'), failureText(error, t('forgot.fallback')));
    }
  });

  return (
    <>
      <AuthHeading title={t('forgot.title')} text={t('forgot.text')} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('field.email')} error={errors.email && t('invalid.email')}>
          <EmailInput required {...form.register('email')} />
        </Field>
        <Button type="submit" size="large" block loading={isSubmitting}>
          {t('forgot.submit')}
        </Button>
        <BackToLogin />
      </form>
    </>
  );
}

function BackToLogin() {
  const { t } = useTranslation('auth');
  return (
    <Button asChild variant="outline" block>
      <Link to="/auth">{t('forgot.back')}</Link>
    </Button>
  );
}
