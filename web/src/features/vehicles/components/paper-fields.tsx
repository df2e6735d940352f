import { fuels } from '@pahiya/contract/vehicles/schemas';
import { useFormContext } from 'react-hook-form';
import { groupDigits } from '@/i18n/format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { Select } from '@/ui/select.tsx';
import { mostKilometres, tidyRegistration, type VehicleDraft } from '../rules/vehicle-form.ts';

const days = ['pucUntil', 'insuranceUntil', 'serviceDue'] as const;

export function PaperFields() {
  const { t } = useTranslation('vehicles');
  const { register, formState } = useFormContext<VehicleDraft>();
  const { errors } = formState;
  return (
    <>
      <RegistrationField />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('field.fuel')}>
          <Select {...register('fuel')}>
            <option value="">{t('field.fuelUnknown')}</option>
            {fuels.map((fuel) => (
              <option key={fuel} value={fuel}>
                {t(`fuel.${fuel}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('field.kilometres')}
          error={errors.kilometres && t('problem.kilometres', { most: groupDigits(mostKilometres) })}
        >
          <Input {...register('kilometres')} inputMode="numeric" maxLength={12} autoComplete="off" />
        </Field>
      </div>
      <fieldset className="grid gap-4 border-border border-t pt-4">
        <legend className="float-start w-full font-semibold">{t('reminders.title')}</legend>
        <p className="text-pretty text-sm text-text-muted">{t('reminders.text')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {days.map((day) => (
            <Field key={day} label={t(`field.${day}`)} error={errors[day] && t('problem.date')}>
              <Input {...register(day)} type="date" min="2000-01-01" max="2099-12-31" />
            </Field>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function RegistrationField() {
  const { t } = useTranslation('vehicles');
  const { register, setValue, formState } = useFormContext<VehicleDraft>();
  const { registration: error } = formState.errors;
  return (
    <Field
      label={t('field.registration')}
      error={error && t(error.type === 'taken' ? 'problem.taken' : 'problem.registration')}
    >
      <Input
        {...register('registration', {
          onBlur: (event) => setValue('registration', tidyRegistration(event.target.value)),
        })}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        placeholder="MH 12 AB 1234"
      />
    </Field>
  );
}
