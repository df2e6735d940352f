import { limits } from '@pahiya/contract/shared/limits';
import { useTranslation } from '@/i18n/use-translation.ts';
import { EmailInput } from '@/ui/email-input.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { PhoneInput } from '@/ui/phone-input.tsx';
import type { TicketFormReturn } from '../use-ticket-form.ts';

export function ContactFields({ form }: { form: TicketFormReturn }) {
  const { t } = useTranslation('support');
  const { errors } = form;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('form.name')} required error={errors.name && t('form.required')}>
        <Input {...form.register('name')} autoComplete="name" maxLength={limits.fullNameLength} />
      </Field>
      <Field label={t('form.email')} required error={errors.email && t('form.emailInvalid')}>
        <EmailInput {...form.register('email')} />
      </Field>
      <Field label={t('form.phone')} error={errors.phone && t('form.phoneInvalid')}>
        <PhoneInput {...form.register('phone')} placeholder={t('form.phonePlaceholder')} />
      </Field>
    </div>
  );
}
