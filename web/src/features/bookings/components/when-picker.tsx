import type { SlotDay } from '@pahiya/contract/garages/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import type { UseQueryResult } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import type { Draft } from '../rules/draft.ts';
import { lastBookableDay } from '../rules/slots.ts';
import { useProblemText } from '../use-booking-notices.ts';
import { FormSection } from './form-section.tsx';
import { QuickDates } from './quick-dates.tsx';
import { SlotPicker } from './slot-picker.tsx';

/** Day and time. Another day clears the time (specification, section 4). */
export function WhenPicker({ slots }: { slots: UseQueryResult<SlotDay, Error> }) {
  const { t } = useTranslation('booking');
  const { control, setValue, clearErrors } = useFormContext<Draft>();
  const { field, fieldState } = useController({ control, name: 'bookingDate' });
  const problemText = useProblemText();
  const today = zonedNow(new Date()).date;

  function changeDay(date: string) {
    if (date === field.value) return;
    field.onChange(date);
    setValue('bookingTime', '');
    clearErrors('bookingTime');
  }

  return (
    <FormSection title={t('when.title')}>
      <QuickDates today={today} date={field.value} onPick={changeDay} />
      <Field
        label={t('when.date')}
        required
        error={fieldState.error && problemText('bookingDate', { serviceType: 'pickup' })}
        className="sm:max-w-60"
      >
        <Input
          type="date"
          name={field.name}
          ref={field.ref}
          min={today}
          max={lastBookableDay(today)}
          value={field.value}
          onChange={(event) => changeDay(event.target.value)}
          onBlur={field.onBlur}
        />
      </Field>
      <SlotPicker slots={slots} date={field.value} onPickDay={changeDay} />
    </FormSection>
  );
}
