import { limits } from '@pahiya/contract/shared/limits';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Card, CardBody, CardTitle } from '@/ui/card.tsx';
import { EmailInput } from '@/ui/email-input.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { PhoneInput } from '@/ui/phone-input.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import type { useCallForm } from '../use-call-form.ts';

export function CallFields({ form }: Pick<ReturnType<typeof useCallForm>, 'form'>) {
  const { t } = useTranslation('support');
  const { errors } = form;
  return (
    <Card>
      <CardBody className="grid gap-5">
        <CardTitle>{t('call.contact')}</CardTitle>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('call.name')} required error={errors.name && t('form.required')}>
            <Input {...form.register('name')} autoComplete="name" maxLength={limits.fullNameLength} />
          </Field>
          <Field label={t('call.phone')} required error={errors.phone && t('form.phoneInvalid')}>
            <PhoneInput {...form.register('phone')} placeholder={t('form.phonePlaceholder')} />
          </Field>
          <Field label={t('call.email')} error={errors.email && t('form.emailInvalid')}>
            <EmailInput {...form.register('email')} />
          </Field>
        </div>
        <Field label={t('call.reason')} required error={errors.reason && t('form.required')}>
          <Textarea
            {...form.register('reason')}
            rows={3}
            maxLength={limits.reasonLength}
            placeholder={t('call.reasonPlaceholder')}
          />
        </Field>
      </CardBody>
    </Card>
  );
}
