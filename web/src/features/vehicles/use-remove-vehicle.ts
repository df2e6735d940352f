import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { useVehicles } from './use-vehicles.ts';

/**
 * Removes a vehicle at once and offers to undo it. One already gone, for example from another device, counts as
 * removed.
 */
export function useRemoveVehicle() {
  const { t } = useTranslation('vehicles');
  const failureText = useFailureText();
  const { save, remove } = useVehicles();

  async function bringBack({ id: _, ...vehicle }: Vehicle) {
    try {
      await save.mutateAsync({ id: null, vehicle });
    } catch (error) {
      notify.error(t('saveFailed'), failureText(error) ?? t('tryAgain'));
    }
  }

  return {
    removing: remove.isPending ? remove.variables.id : null,
    async remove(vehicle: Vehicle) {
      try {
        await remove.mutateAsync(vehicle);
      } catch (error) {
        if (errorCode(error) !== 'NOT_FOUND')
          return notify.error(t('removeFailed'), failureText(error) ?? t('tryAgain'));
      }
      notify.undoable(t('removed'), () => void bringBack(vehicle));
    },
  };
}
