import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import type { AddressDraft } from '../rules/address.ts';
import type { PincodeAnswer } from '../use-address-form.ts';

interface AddressPartsProps {
  answer: PincodeAnswer;
  /** Whether the answer comes from the directory, whose licence requires a credit. */
  isFromDirectory: boolean;
  onPincode: (typed: string) => void;
}

const longest = 100;
const directory = 'https://www.data.gov.in/resource/all-india-pincode-directory-till-last-month';

/** The pincode comes before the fields it fills in. */
export function AddressParts({ answer, isFromDirectory, onPincode }: AddressPartsProps) {
  const { t } = useTranslation('addresses');
  const { register, control, formState } = useFormContext<AddressDraft>();
  const pincode = useWatch({ control, name: 'pincode' });
  const { errors } = formState;
  return (
    <>
      <Field label={t('house')}>
        <Input {...register('house')} autoComplete="address-line1" maxLength={longest} />
      </Field>
      <Field label={t('area')} error={errors.area && t('tooLong')}>
        <Input {...register('area')} autoComplete="address-line2" maxLength={longest} />
      </Field>
      <Field
        label={t('pincode')}
        hint={answer === 'none' && t('pincodeHint')}
        error={errors.pincode && t('pincodeInvalid')}
      >
        <Input
          name="pincode"
          ref={register('pincode').ref}
          value={pincode}
          onChange={(event) => onPincode(event.target.value)}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </Field>
      <p role="status" className="-mt-2.5 text-sm text-text-muted empty:hidden">
        {answer !== 'none' && t(answer)}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('city')} required error={errors.city && t('cityRequired')}>
          <Input {...register('city')} autoComplete="address-level2" maxLength={longest} />
        </Field>
        <Field label={t('state')}>
          <Input {...register('state')} autoComplete="address-level1" maxLength={longest} />
        </Field>
      </div>
      {isFromDirectory && (
        <a
          href={directory}
          target="_blank"
          rel="noreferrer"
          className="justify-self-start text-text-muted text-xs underline underline-offset-2 hover:text-text"
        >
          {t('pincodeCredit')}
        </a>
      )}
    </>
  );
}
