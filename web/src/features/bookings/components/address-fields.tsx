import { limits } from '@pahiya/contract/shared/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { PhoneInput } from '@/ui/phone-input.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import type { Draft } from '../rules/draft-fields.ts';
import { useProblemText } from '../use-booking-notices.ts';
import { FormSection } from './form-section.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

export function AddressFields() {
  const { t } = useTranslation('booking');
  const { register, control, setValue, formState } = useFormContext<Draft>();
  const [address, serviceType] = useWatch({ control, name: ['address', 'serviceType'] });
  const problemText = useProblemText();
  const problem = formState.errors.address;
  return (
    <FormSection title={t('address.title')}>
      <Field
        label={t('phone.label')}
        hint={t('phone.hint')}
        required
        error={formState.errors.customerPhone && problemText('customerPhone', { serviceType })}
        className="sm:max-w-72"
      >
        <PhoneInput {...register('customerPhone')} placeholder={t('phone.placeholder')} />
      </Field>
      <Field
        label={t(`address.label.${serviceType}`)}
        required
        error={problem && ((problem.type === 'custom' && problem.message) || problemText('address', { serviceType }))}
      >
        <Textarea
          {...register('address')}
          autoComplete="street-address"
          maxLength={limits.addressLength}
          placeholder={t('address.placeholder')}
        />
      </Field>
      <SavedAddresses
        address={address}
        onUse={(saved) =>
          setValue('address', saved, { shouldDirty: true, shouldValidate: Boolean(formState.errors.address) })
        }
      />
      <Field label={t('notes.label')} hint={t('notes.optional')}>
        <Textarea {...register('notes')} rows={2} maxLength={limits.notesLength} placeholder={t('notes.placeholder')} />
      </Field>
    </FormSection>
  );
}
