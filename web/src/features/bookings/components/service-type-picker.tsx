import type { Service, ServiceType } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { House, Truck } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { FieldGroup } from '@/ui/field-group.tsx';
import { RadioCard } from '@/ui/radio-card.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { Draft } from '../rules/draft-fields.ts';
import { FormSection } from './form-section.tsx';

interface ServiceTypePickerProps {
  chosen: readonly Service[];
}

/** A type that a chosen service does not allow is disabled with an explanation. */
export function ServiceTypePicker({ chosen }: ServiceTypePickerProps) {
  const { t } = useTranslation('booking');
  const { register, control } = useFormContext<Draft>();
  const current = useWatch({ control, name: 'serviceType' });
  const format = useFormat();
  const { namesOf } = useCatalogue();
  const unfit = (type: ServiceType) => chosen.filter(({ serviceTypes }) => !serviceTypes.includes(type));
  const hint = (type: ServiceType, usual: string) => {
    const names = unfit(type).map(({ name }) => name);
    return names.length > 0 ? t('serviceType.notFor', { services: namesOf(names) }) : usual;
  };
  // The chosen type stays enabled, so that it can be changed.
  const isClosed = (type: ServiceType) => type !== current && unfit(type).length > 0;
  return (
    <FormSection title={t('serviceType.title')}>
      <FieldGroup legend={<VisuallyHidden>{t('serviceType.title')}</VisuallyHidden>} className="sm:grid-cols-2">
        <RadioCard
          {...register('serviceType')}
          value="pickup"
          icon={<Truck />}
          title={t('serviceType.pickup')}
          disabled={isClosed('pickup')}
          description={hint('pickup', t('serviceType.pickupHint'))}
          aside={t('serviceType.free')}
        />
        <RadioCard
          {...register('serviceType')}
          value="home_service"
          icon={<House />}
          title={t('serviceType.homeService')}
          disabled={isClosed('home_service')}
          description={hint('home_service', t('serviceType.homeServiceHint'))}
          aside={`+${format.rupees(limits.homeServiceFee)}`}
        />
      </FieldGroup>
    </FormSection>
  );
}
