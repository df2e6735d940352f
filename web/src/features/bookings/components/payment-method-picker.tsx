import { Banknote, Smartphone } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation.ts';
import { FieldGroup } from '@/ui/field-group.tsx';
import { RadioCard } from '@/ui/radio-card.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { Draft } from '../rules/draft-fields.ts';
import { FormSection } from './form-section.tsx';

export function PaymentMethodPicker() {
  const { t } = useTranslation('booking');
  const { register } = useFormContext<Draft>();
  return (
    <FormSection title={t('payment.title')}>
      <FieldGroup legend={<VisuallyHidden>{t('payment.title')}</VisuallyHidden>} className="sm:grid-cols-2">
        <RadioCard
          {...register('paymentMethod')}
          value="cash"
          icon={<Banknote />}
          title={t('payment.cash')}
          description={t('payment.cashHint')}
        />
        <RadioCard
          {...register('paymentMethod')}
          value="online"
          icon={<Smartphone />}
          title={t('payment.online')}
          description={t('payment.onlineHint')}
        />
      </FieldGroup>
    </FormSection>
  );
}
