import { zodResolver } from '@hookform/resolvers/zod';
import { limits } from '@pahiya/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type FoundPincode, findPincode, pincodeTable } from './queries/find-pincode.ts';
import { type AddressDraft, addressForm, emptyAddress } from './rules/address.ts';

export type PincodeAnswer = 'none' | 'filled' | 'filledState' | 'unknown';

/** Address form. Six digits fill in city and state, but never overwrite what was typed by hand. */
export function useAddressForm() {
  const queryClient = useQueryClient();
  const form = useForm<AddressDraft>({ defaultValues: emptyAddress, resolver: zodResolver(addressForm) });
  const [answer, setAnswer] = useState<PincodeAnswer>('none');
  const [isFromDirectory, setFromDirectory] = useState(false);
  const filled = useRef({ city: '', state: '' });

  function fill(name: 'city' | 'state', found: string) {
    const typed = form.getValues(name);
    if (typed !== '' && typed !== filled.current[name]) return;
    filled.current[name] = found;
    form.setValue(name, found, { shouldDirty: true, shouldValidate: found !== '' });
  }

  function show(place: FoundPincode | null) {
    fill('city', place?.city ?? '');
    fill('state', place?.state ?? '');
    setFromDirectory(place?.isFromDirectory ?? false);
    if (!place) setAnswer('unknown');
    else setAnswer(place.city === null ? 'filledState' : 'filled');
  }

  return {
    form,
    answer,
    /** Whether the values came from the directory, which requires a credit. */
    isFromDirectory,
    async typePincode(typed: string) {
      const pincode = typed.replace(/\D/g, '').slice(0, limits.pincodeLength);
      form.setValue('pincode', pincode, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      setAnswer('none');
      setFromDirectory(false);
      if (pincode === '') return;
      if (pincode.length < limits.pincodeLength) return void queryClient.prefetchQuery(pincodeTable);
      // When neither the network nor the table is available, city and state can be typed.
      const found = await findPincode(queryClient, pincode).catch(() => undefined);
      const isLatest = form.getValues('pincode') === pincode;
      if (found !== undefined && isLatest) show(found);
    },
  };
}
