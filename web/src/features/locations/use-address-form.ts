import { zodResolver } from '@hookform/resolvers/zod';
import { limits } from '@pahiya/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { pincodeTable } from './queries.ts';
import { type AddressDraft, addressForm, emptyAddress } from './rules/address.ts';
import { lookUpPincode, type PincodePlace } from './rules/pincodes.ts';

/** What became of the pincode that was typed last. */
export type PincodeAnswer = 'none' | 'filled' | 'filledState' | 'unknown';

/** The form of an address. Six digits fill in city and state, and never take away what was typed by hand. */
export function useAddressForm() {
  const queryClient = useQueryClient();
  const form = useForm<AddressDraft>({ defaultValues: emptyAddress, resolver: zodResolver(addressForm) });
  const [answer, setAnswer] = useState<PincodeAnswer>('none');
  const filled = useRef({ city: '', state: '' });

  function fill(name: 'city' | 'state', found: string) {
    const typed = form.getValues(name);
    if (typed !== '' && typed !== filled.current[name]) return;
    filled.current[name] = found;
    form.setValue(name, found, { shouldDirty: true, shouldValidate: found !== '' });
  }

  function show(place: PincodePlace | null) {
    fill('city', place?.city ?? '');
    fill('state', place?.state ?? '');
    if (!place) setAnswer('unknown');
    else setAnswer(place.city === null ? 'filledState' : 'filled');
  }

  return {
    form,
    answer,
    async typePincode(typed: string) {
      const pincode = typed.replace(/\D/g, '').slice(0, limits.pincodeLength);
      form.setValue('pincode', pincode, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      setAnswer('none');
      if (pincode === '') return;
      // Without a network nothing is filled in: city and state can be typed.
      const table = await queryClient.fetchQuery(pincodeTable).catch(() => null);
      const isLatest = form.getValues('pincode') === pincode;
      if (table && isLatest && pincode.length === limits.pincodeLength) show(lookUpPincode(table, pincode));
    },
  };
}
