import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { type Checked, useShortForm } from '@/lib/form/use-short-form.ts';
import { Button } from '@/ui/button.tsx';
import { EmailInput } from '@/ui/email-input.tsx';
import { Field } from '@/ui/field.tsx';
import { notify } from '@/ui/notify.ts';
import { Outcome } from './outcome.tsx';

/** Rejects only what is certainly no address. The server validates. */
const address = /^\S+@\S+\.\S+$/;

async function check({ email }: { email: string }): Promise<Checked<{ email: string }>> {
  const values = { email: email.trim() };
  return { values, problems: address.test(values.email) ? {} : { email: 'invalid' } };
}

export function DeletionForm() {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <AskForm onSent={setSentTo} />;
  return (
    <Outcome icon={<MailCheck />} title={t('page.sent')} text={t('page.sentText', { email: sentTo })}>
      <Button variant="ghost" onClick={() => setSentTo(null)}>
        {t('page.otherEmail')}
      </Button>
    </Outcome>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const form = useShortForm({ email: '' }, check);
  const { errors, isSubmitting } = form;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await api.account.requestDeletion({ email });
      onSent(email);
    } catch (error) {
      if (isAnswered(error) && error.code === 'INVALID_INPUT') form.setError('email', 'invalid');
      else notify.error(t('page.failed'), failureText(error) ?? undefined);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('page.email')} error={errors.email && t('page.invalidEmail')}>
        <EmailInput required {...form.register('email')} />
      </Field>
      <Button type="submit" size="large" block loading={isSubmitting}>
        {t('page.send')}
      </Button>
    </form>
  );
}
