import { type FormEvent, useId, useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { numberTyped } from '../../rules/offer-lists.ts';
import { filledDay, hoursOf, type SlotRow } from '../../rules/week-draft.ts';

interface FillDialogProps {
  name: string;
  rows: readonly SlotRow[];
  onFill: (rows: SlotRow[]) => void;
  onClose: () => void;
}

const usual = { opens: '09:00', closes: '18:00' };
const shortest = 5;

export function FillDialog({ name, rows, onFill, onClose }: FillDialogProps) {
  const { t } = useTranslation(['workshop', 'common']);
  const format = useFormat();
  const id = useId();
  const [hours, setHours] = useState(() => hoursOf(rows) ?? usual);
  const [step, setStep] = useState('60');
  const [isAsked, setAsked] = useState(false);
  useBackCloses(onClose);
  const minutes = numberTyped(step) ?? 0;
  const isStep = Number.isInteger(minutes) && minutes >= shortest;
  const filled = isStep ? filledDay({ ...hours, minutes }) : [];
  const end = filled.at(-1)?.endTime;

  function fill(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setAsked(true);
    if (filled.length === 0) return;
    onFill(filled);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('offers.hours.fillTitle', { day: name })}
      description={rows.length > 0 ? t('offers.hours.fillReplaces', { count: rows.length }) : undefined}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={id}>
            {t('offers.hours.fillDo')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={fill} className="grid items-start gap-4 sm:grid-cols-3">
        <Field label={t('offers.hours.opens')} required>
          <Input
            type="time"
            value={hours.opens}
            onChange={({ target }) => setHours({ ...hours, opens: target.value })}
          />
        </Field>
        <Field label={t('offers.hours.closes')} required>
          <Input
            type="time"
            value={hours.closes}
            onChange={({ target }) => setHours({ ...hours, closes: target.value })}
          />
        </Field>
        <Field
          label={t('offers.hours.step')}
          required
          error={isAsked && !isStep && t('offers.hours.stepInvalid', { shortest })}
        >
          <Input inputMode="numeric" maxLength={4} value={step} onChange={({ target }) => setStep(target.value)} />
        </Field>
        <p role="status" className="text-sm sm:col-span-3">
          {end
            ? t('offers.hours.fillGives', { count: filled.length, end: format.clock(end) })
            : isStep && t('offers.hours.fillNothing')}
        </p>
      </form>
    </Dialog>
  );
}
