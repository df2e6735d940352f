import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { garageServicesOptions } from './queries/garage.ts';
import { totalOf, type WalkInRequest, type WalkInValues } from './rules/walk-in.ts';

interface ProblemOptions {
  garageId: string;
  form: WalkInForm;
  forgetKey: () => void;
}

export type WalkInForm = UseFormReturn<WalkInValues, unknown, WalkInRequest>;

/** Explains why nothing was booked, at the field concerned. Refetches the offered services first. */
export function useWalkInProblem({ garageId, form, forgetKey }: ProblemOptions) {
  const client = useQueryClient();
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const failureText = useFailureText();

  async function readOffered() {
    const services = await client
      .fetchQuery({ ...garageServicesOptions(garageId), staleTime: 0 })
      .catch(() => client.getQueryData(garageServicesOptions(garageId).queryKey) ?? []);
    return services.filter(({ isActive }) => isActive);
  }

  function show(field: 'bookingTime' | 'serviceIds' | 'root', message: string) {
    form.setError(field, { type: 'server', message }, { shouldFocus: field !== 'root' });
  }

  return async (error: unknown): Promise<void> => {
    const code = isAnswered(error) ? error.code : null;
    switch (code) {
      case 'SLOT_TAKEN':
      case 'SLOT_UNAVAILABLE':
      case 'NO_MECHANICS':
        forgetKey();
        form.setValue('bookingTime', '');
        return show('bookingTime', t(`board.walkIn.error.${code}`));
      case 'PRICE_CHANGED': {
        const total = totalOf(await readOffered(), form.getValues('serviceIds'));
        return show('serviceIds', t('board.walkIn.error.PRICE_CHANGED', { total: format.rupees(total) }));
      }
      case 'SERVICE_NOT_FOUND': {
        const offered = new Set((await readOffered()).map(({ id }) => id));
        form.setValue(
          'serviceIds',
          form.getValues('serviceIds').filter((id) => offered.has(id)),
        );
        return show('serviceIds', t('board.walkIn.error.SERVICE_NOT_FOUND'));
      }
      case 'IDEMPOTENCY_KEY_USED':
        forgetKey();
        return show('root', t('board.walkIn.error.IDEMPOTENCY_KEY_USED'));
      case 'NOT_FOUND':
        return show('root', t('board.walkIn.error.NOT_FOUND'));
      default:
        return show('root', failureText(error) ?? t('board.failed.unknown'));
    }
  };
}
