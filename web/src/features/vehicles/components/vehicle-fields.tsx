import { vehicleTypes } from '@pahiya/contract/shared/known-values';
import { limits } from '@pahiya/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation.ts';
import { vehicleIcons } from '@/shared/vehicles/components/vehicle-icons.tsx';
import { vehicleCatalogueQuery } from '@/shared/vehicles/queries/vehicle-catalogue.ts';
import { suggestMakes, suggestModels } from '@/shared/vehicles/rules/vehicle-names.ts';
import { Combobox } from '@/ui/combobox.tsx';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { RadioCard } from '@/ui/radio-card.tsx';
import type { VehicleDraft } from '../rules/vehicle-form.ts';

export function VehicleFields() {
  const { t } = useTranslation('booking');
  const { register } = useFormContext<VehicleDraft>();
  return (
    <>
      <FieldGroup legend={t('vehicle.type')} dense className="grid-cols-2 sm:grid-cols-4">
        {vehicleTypes.map((type) => (
          <RadioCard
            key={type}
            {...register('type')}
            compact
            value={type}
            icon={vehicleIcons[type]}
            title={t(`vehicle.${type}`)}
          />
        ))}
      </FieldGroup>
      <div className="grid gap-4 sm:grid-cols-2">
        <NameField name="make" />
        <NameField name="model" />
      </div>
    </>
  );
}

/** Free text with suggestions once the catalogue is loaded. */
function NameField({ name }: { name: 'make' | 'model' }) {
  const { t } = useTranslation(['vehicles', 'booking']);
  const { control } = useFormContext<VehicleDraft>();
  const [type, make] = useWatch({ control, name: ['type', 'make'] });
  const { field, fieldState } = useController({ control, name });
  const { data: catalogue } = useQuery(vehicleCatalogueQuery);
  const typed = field.value;
  const names = catalogue
    ? name === 'make'
      ? suggestMakes(catalogue, type, typed)
      : suggestModels(catalogue, type, make, typed)
    : [];
  const placeholder = name === 'make' ? (`makePlaceholder.${type}` as const) : (`modelPlaceholder.${type}` as const);
  return (
    <Field label={t(`booking:vehicle.${name}`)} required error={fieldState.error && t(`problem.${name}`)}>
      <Combobox
        name={field.name}
        ref={field.ref}
        value={typed}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        options={names.map((option) => ({ value: option, label: option }))}
        maxLength={limits.vehicleNameLength}
        placeholder={t(`booking:vehicle.${placeholder}`)}
      />
    </Field>
  );
}
