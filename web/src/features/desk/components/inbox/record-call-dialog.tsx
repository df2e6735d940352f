import { callOutcomes, type DeskCall } from '@pahiya/contract/desk/support/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { notify } from '@/ui/notify.ts';
import { RadioCard } from '@/ui/radio-card.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { useRecordCall } from '../../use-record-call.ts';
import { FormDialog } from '../form-dialog.tsx';

interface RecordCallDialogProps {
  call: DeskCall;
  outcome: (typeof callOutcomes)[number];
  onClose: () => void;
}

export function RecordCallDialog({ call, outcome, onClose }: RecordCallDialogProps) {
  const { t } = useTranslation('inbox');
  const format = useFormat();
  const failureText = useFailureText();
  const { form, record } = useRecordCall(call.id, outcome);
  const { isSubmitting, errors } = form.formState;
  useBackCloses(onClose);

  const submit = form.handleSubmit(async (values) => {
    try {
      const { status } = await record(values);
      notify.success(t(`calls.recorded.${status}`));
      onClose();
    } catch (error) {
      if (errorCode(error) === 'CALL_OVER' || errorCode(error) === 'NOT_FOUND') {
        notify.error(t('calls.over'), t('calls.overText'));
        onClose();
      } else notify.error(t('failed'), failureText(error) ?? undefined);
    }
  });

  return (
    <FormDialog
      title={t('calls.record')}
      description={`${call.customerName} · ${format.phone(call.customerPhone)}`}
      action={t('save')}
      isSending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldGroup legend={t('calls.outcomeLabel')} dense className="grid-cols-3">
        {callOutcomes.map((value) => (
          <RadioCard
            key={value}
            compact
            value={value}
            title={t(`calls.outcome.${value}`)}
            {...form.register('outcome')}
          />
        ))}
      </FieldGroup>
      <Field
        label={t('calls.note')}
        hint={t('calls.noteHint')}
        error={errors.note && t('tooLong', { count: limits.reasonLength })}
      >
        <Textarea {...form.register('note')} rows={3} maxLength={limits.reasonLength} />
      </Field>
    </FormDialog>
  );
}
