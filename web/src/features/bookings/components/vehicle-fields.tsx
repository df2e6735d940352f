import { type VehicleType, vehicleTypes } from '@pahiya/contract/garages/schemas';
import { Info } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { vehicleIcons } from '@/lib/vehicle-icons.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { RadioCard } from '@/ui/radio-card.tsx';
import type { Draft } from '../rules/draft.ts';
import { FormSection } from './form-section.tsx';
import { VehicleNameFields } from './vehicle-name-fields.tsx';

/** `served` is what the garage lists; another type may still be booked. */
export function VehicleFields({ served }: { served: readonly VehicleType[] }) {
  const { t } = useTranslation('booking');
  const { register, control } = useFormContext<Draft>();
  const type = useWatch({ control, name: 'vehicleType' });
  return (
    <FormSection title={t('vehicle.title')}>
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
