import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { EmailInput } from '@/ui/email-input.tsx';
import { Field } from '@/ui/field.tsx';
import { notify } from '@/ui/notify.ts';
import { Outcome } from './outcome.tsx';

/** Rejects only what is certainly no address. The server validates. */
const address = /^\S+@\S+\.\S+$/;

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
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (typed) => {
    const email = typed.email.trim();
    try {
      await api.account.requestDeletion({ email });
      onSent(email);
    } catch (error) {
      if (isAnswered(error) && error.code === 'INVALID_INPUT')
        form.setError('email', { type: 'invalid' }, { shouldFocus: true });
      else notify.error(t('page.failed'), failureText(error) ?? undefined);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('page.email')} error={errors.email && t('page.invalidEmail')}>
        <EmailInput required {...form.register('email', { validate: (typed) => address.test(typed.trim()) })} />
      </Field>
      <Button type="submit" size="large" block loading={isSubmitting}>
        {t('page.send')}
      </Button>
    </form>
  );
}
