import type { ServiceType, SlotDay } from '@pahiya/contract/garages/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { Draft } from '../rules/draft-fields.ts';
import { useProblemText } from '../use-booking-notices.ts';
import { DayPicker } from './day-picker.tsx';
import { FormSection } from './form-section.tsx';
import { SlotPicker } from './slot-picker.tsx';

interface WhenPickerProps {
  slots: UseQueryResult<SlotDay, Error>;
  serviceType: ServiceType;
}

/** Day and time. Changing the day clears the time (product, section 4.1). */
export function WhenPicker({ slots, serviceType }: WhenPickerProps) {
  const { t } = useTranslation('booking');
  const { control, setValue, clearErrors } = useFormContext<Draft>();
  const day = useController({ control, name: 'bookingDate' });
  const time = useController({ control, name: 'bookingTime' });
  const problemText = useProblemText();

  function changeDay(date: string) {
    if (date === day.field.value) return;
    day.field.onChange(date);
    setValue('bookingTime', '');
    clearErrors('bookingTime');
  }

  return (
    <FormSection title={t('when.title')}>
      <DayPicker
        name={day.field.name}
        ref={day.field.ref}
        date={day.field.value}
        onPick={changeDay}
        onBlur={day.field.onBlur}
        error={day.fieldState.error && problemText('bookingDate', { serviceType: 'pickup' })}
      />
      <p className="text-sm text-text-muted">{t(`when.meaning.${serviceType}`)}</p>
      <SlotPicker
        slots={slots}
        date={day.field.value}
        onPickDay={changeDay}
        name={time.field.name}
        time={time.field.value}
        onPick={time.field.onChange}
        error={time.fieldState.error && problemText('bookingTime', { serviceType: 'pickup' })}
      />
    </FormSection>
  );
}
