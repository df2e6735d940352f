import { limits } from '@pahiya/contract/shared/limits';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isAnswered } from '@/lib/api-errors.ts';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { Button } from '@/ui/button.tsx';
import { Card, CardBody, CardTitle } from '@/ui/card.tsx';
import { EmailInput } from '@/ui/email-input.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { notify } from '@/ui/notify.ts';
import { PhoneInput } from '@/ui/phone-input.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { type CallValues, isIncomplete } from '../rules/forms.ts';
import { useCallForm } from '../use-call-form.ts';
import { CallInfo } from './call-info.tsx';
import { SlotField } from './slot-field.tsx';

interface CallFormProps {
  userId: string | undefined;
  defaults: CallValues;
  onSignIn: () => void;
  onRequested: () => void;
}

const required = ['name', 'phone', 'reason'] as const;

export function CallForm({ userId, defaults, onSignIn, onRequested }: CallFormProps) {
  const { t } = useTranslation(['support', 'common']);
  const failureText = useFailureText();
  const { form, request } = useCallForm({ userId, defaults });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(
    async (values) => {
      if (userId === undefined) return onSignIn();
      try {
        await request(values);
        notify.success(t('call.doneTitle'), t('call.doneText'));
        onRequested();
      } catch (error) {
        if (isAnswered(error) && error.code === 'SLOT_OVER') form.setValue('slot', '');
        notify.error(t('common:error.title'), reasonOf(error) ?? t('call.failed'));
      }
    },
    (problems) => {
      const values = form.getValues();
      if (isIncomplete(values, required)) notify.error(t('form.missingTitle'), t('form.missingText'));
      else if (problems.slot) notify.error(t('call.slotTitle'), t('call.slotText'));
    },
  );

  function reasonOf(error: unknown): string | null {
    if (!isAnswered(error)) return null;
    return error.code === 'SLOT_OVER' ? t('call.slotText') : failureText(error);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
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
      <Card>
        <CardBody>
          <SlotField
            register={form.register('slot')}
            value={form.watch('slot')}
            onOver={() => form.setValue('slot', '')}
            error={errors.slot && t('call.slotText')}
          />
        </CardBody>
      </Card>
      <CallInfo />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button asChild variant="outline" size="large">
          <Link to="/support">{t('call.cancel')}</Link>
        </Button>
        <Button type="submit" size="large" loading={isSubmitting}>
          {t(isSubmitting ? 'call.submitting' : 'call.submit')}
        </Button>
      </div>
    </form>
  );
}
