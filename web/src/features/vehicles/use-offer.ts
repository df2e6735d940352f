import { limits } from '@pahiya/contract/shared/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { type NoticeAction, notify } from '@/ui/notify.ts';
import { ownVehicles } from './queries.ts';
import { isSameVehicle, type NamedVehicle } from './rules/same-vehicle.ts';
import type { FinishedVehicle } from './rules/vehicle-form.ts';
import { useVehicles } from './use-vehicles.ts';

/** What a booking does not say about its vehicle. */
const unknown = {
  registration: null,
  fuel: null,
  kilometres: null,
  pucUntil: null,
  insuranceUntil: null,
  serviceDue: null,
} satisfies Partial<FinishedVehicle>;

export function useOffer() {
  const { t } = useTranslation('vehicles');
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const { save } = useVehicles();

  async function keep({ type, make, model }: NamedVehicle) {
    try {
      await save.mutateAsync({ id: null, vehicle: { ...unknown, type, make, model } });
      notify.success(t('added'));
    } catch (error) {
      notify.error(t('saveFailed'), failureText(error) ?? t('tryAgain'));
    }
  }

  return {
    keep,
    isKeeping: save.isPending,
    /** Offers in a notice to keep the vehicle, unless it is known already or there is no room. */
    offerFor(vehicle: NamedVehicle): NoticeAction | undefined {
      if (!isNew(queryClient.getQueryData(ownVehicles().queryKey), vehicle)) return undefined;
      return { label: t('offer.keep'), onPress: () => void keep(vehicle) };
    },
  };
}

/** Whether the customer's vehicles are loaded, do not include this one, and have room for it. */
export function useIsNew(vehicle: NamedVehicle): boolean {
  return isNew(useQuery(ownVehicles()).data, vehicle);
}

function isNew(known: readonly NamedVehicle[] | undefined, vehicle: NamedVehicle): boolean {
  return known !== undefined && known.length < limits.ownVehicles && !known.some((own) => isSameVehicle(own, vehicle));
}
