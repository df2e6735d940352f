import { callOutcomes, type DeskCall } from '@pahiya/contract/desk/support/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/lib/api-errors.ts';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { notify } from '@/ui/notify.ts';
import { RadioCard } from '@/ui/radio-card.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { useRecordCall } from '../../use-record-call.ts';

interface RecordCallDialogProps {
  call: DeskCall;
  outcome: (typeof callOutcomes)[number];
  onClose: () => void;
}

export function RecordCallDialog({ call, outcome, onClose }: RecordCallDialogProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const failureText = useFailureText();
  const id = useId();
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
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('calls.record')}
      description={`${call.customerName} · ${call.customerPhone}`}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={id} size="large" loading={isSubmitting}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-4">
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
      </form>
    </Dialog>
  );
}
