import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { FieldError } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';
import type { RowProblem, SlotRow } from '../../rules/week-draft.ts';
import { StateSwitch } from './state-switch.tsx';

interface SlotEditorProps {
  row: SlotRow;
  /** Position in the day, from 1. */
  number: number;
  problem: RowProblem | undefined;
  onChange: (row: SlotRow) => void;
  onRemove: () => void;
}

export function SlotEditor({ row, number, problem, onChange, onRemove }: SlotEditorProps) {
  const { t } = useTranslation('workshop');
  const id = useId();
  const time = {
    type: 'time',
    required: true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? id : undefined,
    // Phones open their own picker wherever the box is pressed.
    className: 'min-h-11 px-2 py-1.5 tabular-nums max-sm:[&::-webkit-calendar-picker-indicator]:hidden',
  } as const;
  return (
    <li className="border-border border-b py-1.5">
      <div className="flex items-center gap-2">
        <Input
          {...time}
          aria-label={t('offers.hours.start', { number })}
          value={row.startTime}
          onChange={({ target }) => onChange({ ...row, startTime: target.value })}
        />
        <span aria-hidden="true">–</span>
        <Input
          {...time}
          aria-label={t('offers.hours.end', { number })}
          value={row.endTime}
          onChange={({ target }) => onChange({ ...row, endTime: target.value })}
        />
        <StateSwitch
          label={t('offers.hours.bookable', { number })}
          text={t(row.isAvailable ? 'offers.hours.isBookable' : 'offers.hours.isPaused')}
          isOn={row.isAvailable}
          onChange={(isAvailable) => onChange({ ...row, isAvailable })}
        />
        <IconButton label={t('offers.hours.remove', { number })} className="-ms-1 shrink-0" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {problem && (
        <div className="pt-1.5">
          <FieldError id={id}>{t(`offers.hours.problem.${problem}`)}</FieldError>
        </div>
      )}
    </li>
  );
}
