import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { Card, CardBody } from '@/ui/card.tsx';
import { notify } from '@/ui/notify.ts';
import { type CallValues, isIncomplete } from '../rules/forms.ts';
import { useCallForm } from '../use-call-form.ts';
import { CallFields } from './call-fields.tsx';
import { CallInfo } from './call-info.tsx';
import { FormActions } from './form-actions.tsx';
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
  const { isSubmitting } = form;

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
      const { values } = form;
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
      <CallFields form={form} />
      <Card>
        <CardBody>
          <SlotOfForm form={form} />
        </CardBody>
      </Card>
      <CallInfo />
      <FormActions
        cancel={t('call.cancel')}
        submit={t(isSubmitting ? 'call.submitting' : 'call.submit')}
        isBusy={isSubmitting}
      />
    </form>
  );
}

function SlotOfForm({ form }: Pick<ReturnType<typeof useCallForm>, 'form'>) {
  const { t } = useTranslation('support');
  return (
    <SlotField
      choice={(slot) => form.choice('slot', slot)}
      value={form.values.slot}
      onOver={() => form.setValue('slot', '')}
      error={form.errors.slot && t('call.slotText')}
    />
  );
}
