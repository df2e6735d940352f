import { errorCode } from '@/lib/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { useOfferFailure } from './use-offer-failure.ts';

interface SaveOptions {
  /** Another one has this name. */
  onTaken: () => void;
  onSaved: () => void;
}

/** Waits for a service or mechanic to be saved and tells how it went. */
export function useSaveOffer({ onTaken, onSaved }: SaveOptions) {
  const tellFailure = useOfferFailure();
  return async (saving: Promise<unknown>, told: string): Promise<void> => {
    try {
      await saving;
      notify.success(told);
      onSaved();
    } catch (error) {
      if (errorCode(error) === 'NAME_TAKEN') onTaken();
      else tellFailure(error);
    }
  };
}
