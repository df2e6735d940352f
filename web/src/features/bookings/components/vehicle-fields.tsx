import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { vehicleTypes } from '@pahiya/contract/shared/known-values';
import { Info } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation.ts';
import { vehicleIcons } from '@/shared/vehicles/components/vehicle-icons.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { RadioCard } from '@/ui/radio-card.tsx';
import type { Draft } from '../rules/draft-fields.ts';
import type { BookedVehicle, OwnVehicles } from '../types/booking-screens.ts';
import { FormSection } from './form-section.tsx';
import { VehicleNameFields } from './vehicle-name-fields.tsx';

interface VehicleFieldsProps {
  /** The types the garage lists. Others can still be booked. */
  served: readonly VehicleType[];
  choices: OwnVehicles['choices'];
}

export function VehicleFields({ served, choices }: VehicleFieldsProps) {
  const { t } = useTranslation('booking');
  const { register, control, setValue, formState } = useFormContext<Draft>();
  const [id, type, make, model] = useWatch({
    control,
    name: ['vehicleId', 'vehicleType', 'vehicleMake', 'vehicleModel'],
  });

  function choose(vehicle: BookedVehicle) {
    const shouldValidate = formState.isSubmitted && vehicle.make !== '';
    setValue('vehicleId', vehicle.id ?? null);
    setValue('vehicleType', vehicle.type, { shouldDirty: true });
    setValue('vehicleMake', vehicle.make, { shouldDirty: true, shouldValidate });
    setValue('vehicleModel', vehicle.model, { shouldDirty: true, shouldValidate });
  }

  return (
    <FormSection title={t('vehicle.title')}>
      {choices({ chosen: { ...(id ? { id } : {}), type, make, model }, onChoose: choose })}
      <FieldGroup legend={t('vehicle.type')} dense className="grid-cols-2 md:grid-cols-4">
        {vehicleTypes.map((each) => (
          <RadioCard
            key={each}
            {...register('vehicleType')}
            compact
            value={each}
            icon={vehicleIcons[each]}
            title={t(`vehicle.${each}`)}
          />
        ))}
      </FieldGroup>
      <p role="status" className="flex items-start gap-2 text-sm text-text-muted empty:hidden">
        {!served.includes(type) && (
          <>
            <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t(`vehicle.notListed.${type}`)}
          </>
        )}
      </p>
      <VehicleNameFields type={type} />
    </FormSection>
  );
}
