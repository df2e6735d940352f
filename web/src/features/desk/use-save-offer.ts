import { errorCode } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { useOfferFailure } from './use-offer-failure.ts';

interface SaveOptions {
  onTaken: () => void;
  onSaved: () => void;
}

export function useSaveOffer({ onTaken, onSaved }: SaveOptions) {
  const showFailure = useOfferFailure();
  return async (saving: Promise<unknown>, notice: string): Promise<void> => {
    try {
      await saving;
      notify.success(notice);
      onSaved();
    } catch (error) {
      if (errorCode(error) === 'NAME_TAKEN') onTaken();
      else showFailure(error);
    }
  };
}
