import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation.ts';
import { vehicleCatalogueQuery } from '@/shared/vehicles/queries/vehicle-catalogue.ts';
import { suggestMakes, suggestModels } from '@/shared/vehicles/rules/vehicle-names.ts';
import { Combobox } from '@/ui/combobox.tsx';
import { Field } from '@/ui/field.tsx';
import type { Draft } from '../rules/draft-fields.ts';
import { useProblemText } from '../use-booking-notices.ts';

/** Make and model as free text, with suggestions once the catalogue is loaded. */
export function VehicleNameFields({ type }: { type: VehicleType }) {
  const { t } = useTranslation('booking');
  const { control } = useFormContext<Draft>();
  const make = useController({ control, name: 'vehicleMake' });
  const model = useController({ control, name: 'vehicleModel' });
  const { data: catalogue } = useQuery(vehicleCatalogueQuery);
  const problemText = useProblemText();
  const makes = catalogue ? suggestMakes(catalogue, type, make.field.value) : [];
  const models = catalogue ? suggestModels(catalogue, type, make.field.value, model.field.value) : [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('vehicle.make')}
        required
        error={make.fieldState.error && problemText('vehicleMake', { serviceType: 'pickup' })}
      >
        <Combobox
          name={make.field.name}
          ref={make.field.ref}
          value={make.field.value}
          onValueChange={make.field.onChange}
          onBlur={make.field.onBlur}
          options={makes.map(optionOf)}
          maxLength={limits.vehicleNameLength}
          placeholder={t(`vehicle.makePlaceholder.${type}`)}
        />
      </Field>
      <Field
        label={t('vehicle.model')}
        required
        error={model.fieldState.error && problemText('vehicleModel', { serviceType: 'pickup' })}
      >
        <Combobox
          name={model.field.name}
          ref={model.field.ref}
          value={model.field.value}
          onValueChange={model.field.onChange}
          onBlur={model.field.onBlur}
          options={models.map(optionOf)}
          maxLength={limits.vehicleNameLength}
          placeholder={t(`vehicle.modelPlaceholder.${type}`)}
        />
      </Field>
    </div>
  );
}

function optionOf(name: string) {
  return { value: name, label: name };
}
