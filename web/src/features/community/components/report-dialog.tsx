import { type ReportInput, reportReasons } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { type FormEvent, useId, useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { notify } from '@/ui/notify.ts';
import { RadioCard } from '@/ui/radio-card.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { useReport } from '../use-report.ts';

type Reason = ReportInput['reason'];

interface ReportDialogProps {
  target: ReportInput['target'];
  targetId: string;
  onClose: () => void;
}

export function ReportDialog({ target, targetId, onClose }: ReportDialogProps) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const id = useId();
  const [reason, setReason] = useState<Reason | null>(null);
  const [details, setDetails] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useReport();
  useBackCloses(onClose);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!reason) return setMissing(true);
    try {
      await report.mutateAsync({ target, targetId, reason, details });
      notify.success(t('report.done'));
      onClose();
    } catch (error) {
      notify.error(t('report.failed'), failureText(error) ?? undefined);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`report.${target}Title`)}
      description={t('report.text')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('create.cancel')}
          </Button>
          <Button type="submit" form={id} loading={report.isPending}>
            {t('report.submit')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <FieldGroup dense legend={t('report.reason')} error={isMissing && !reason && t('report.reasonMissing')}>
          {reportReasons.map((each) => (
            <RadioCard
              key={each}
              name="reason"
              value={each}
              checked={reason === each}
              onChange={() => setReason(each)}
              title={t(`report.reasons.${each}`)}
            />
          ))}
        </FieldGroup>
        <Field label={t('report.details')}>
          <Textarea
            name="details"
            rows={2}
            maxLength={limits.reportLength}
            value={details}
            onChange={(event) => setDetails(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
