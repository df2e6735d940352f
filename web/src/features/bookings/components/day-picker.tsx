import { zonedNow } from '@pahiya/contract/shared/dates';
import type { Ref } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { lastBookableDay } from '../rules/slots.ts';
import { QuickDates } from './quick-dates.tsx';

interface DayPickerProps {
  date: string;
  onPick: (date: string) => void;
  error?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

export function DayPicker({ date, onPick, error, ...field }: DayPickerProps) {
  const { t } = useTranslation('booking');
  const today = zonedNow(new Date()).date;
  return (
    <>
      <QuickDates today={today} date={date} onPick={onPick} />
      <Field label={t('when.date')} required error={error} className="sm:max-w-60">
        <Input
          {...field}
          type="date"
          min={today}
          max={lastBookableDay(today)}
          value={date}
          onChange={(event) => onPick(event.target.value)}
        />
      </Field>
    </>
  );
}
