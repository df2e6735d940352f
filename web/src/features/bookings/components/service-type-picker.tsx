import { limits } from '@pahiya/contract/shared/limits';
import { House, Truck } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/use-format.ts';
import { FieldGroup } from '@/ui/field-group.tsx';
import { RadioCard } from '@/ui/radio-card.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { Draft } from '../rules/draft.ts';
import { FormSection } from './form-section.tsx';

export function ServiceTypePicker() {
  const { t } = useTranslation('booking');
  const { register } = useFormContext<Draft>();
  const format = useFormat();
  return (
    <FormSection title={t('serviceType.title')}>
      <FieldGroup legend={<VisuallyHidden>{t('serviceType.title')}</VisuallyHidden>} className="sm:grid-cols-2">
        <RadioCard
          {...register('serviceType')}
          value="pickup"
          icon={<Truck />}
          title={t('serviceType.pickup')}
          description={t('serviceType.pickupHint')}
          aside={t('serviceType.free')}
        />
        <RadioCard
          {...register('serviceType')}
          value="home_service"
          icon={<House />}
          title={t('serviceType.homeService')}
          description={t('serviceType.homeServiceHint')}
          aside={`+${format.rupees(limits.homeServiceFee)}`}
        />
      </FieldGroup>
    </FormSection>
  );
}
