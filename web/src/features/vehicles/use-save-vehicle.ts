import { limits } from '@pahiya/contract/shared/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import type { FinishedVehicle, VehicleDraft } from './rules/vehicle-form.ts';
import { useVehicles } from './use-vehicles.ts';

/** Saves the form. Errors are shown at their fields, and input is kept. */
export function useSaveVehicle(
  form: UseFormReturn<VehicleDraft, unknown, FinishedVehicle>,
  id: string | null,
  onSaved: () => void,
) {
  const { t } = useTranslation('vehicles');
  const failureText = useFailureText();
  const { save } = useVehicles();

  function showFailure(error: unknown) {
    const code = errorCode(error);
    if (code === 'REGISTRATION_TAKEN') form.setError('registration', { type: 'taken' }, { shouldFocus: true });
    else if (code === 'TOO_MANY_VEHICLES')
      form.setError('root', { type: code, message: t('problem.tooMany', { limit: limits.ownVehicles }) });
    else notify.error(t('saveFailed'), failureText(error) ?? t('tryAgain'));
  }

  return form.handleSubmit(async (vehicle) => {
    try {
      await save.mutateAsync({ id, vehicle });
    } catch (error) {
      return showFailure(error);
    }
    notify.success(t(id === null ? 'added' : 'saved'));
    onSaved();
  });
}
